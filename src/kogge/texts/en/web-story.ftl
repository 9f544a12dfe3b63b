# The story of a game on the page: its log, the chat, the dice, and what is told to those who don't see it.
# $seat and $who are seats; $person is you, if the one who reads sits there, or one.

# The title of the window
story-title = Kogge
story-title-yours = ● Your turn – Kogge
story-title-other = { $who } – Kogge
story-yours = It is your turn.

# The log
story-log = What has happened
story-log-none = Nothing has happened yet.
story-log-earlier = Show what was before
story-log-latest = To the latest
story-log-explain = What is the rule?
story-explained-none = No rule says more about it.
story-explained-rules = Read the rule
story-explained-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-explained-bot = The bot { $name } plays here, as “{ $bot }”.
story-explained-person = { $name } plays here.
story-explained-stand_in = The bot { $bot } plays here for { $name }.
story-sat = { $who } sits down.
story-began = The game begins.
story-undone = { $who } has taken the last move back.
    .you = You have taken the last move back.

# Dice
story-dice-rolled = { $person ->
        [you] You rolled
       *[one] { $seat } rolled
    }
story-dice-rolled_to_start = { $person ->
        [you] Your roll for the start
       *[one] { $seat }, roll for the start
    }
story-dice-chased = { $person ->
        [you] Your roll against the pirate
       *[one] { $seat }, roll against the pirate
    }

# Chat
story-chat = Chat
story-chat-none = Nobody has said anything yet.
story-chat-say = Say something
story-chat-send = Send
story-chat-people = Whom to hear
story-chat-mute = Mute { $name }
story-chat-unmute = Hear { $name } again

# What moves on the board
story-skip = Skip
story-skip-asked = Skip to my decision
