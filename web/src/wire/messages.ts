// What clients and the server say to each other, and the bodies of HTTP requests.
// Made by tools/message_types.py from src/kogge/server: change it there.

/**
 * Play or give an action by its text: ``build_road 34``, ``sail 1 to 87``, ``offer 2 wool for ore``.
 */
export interface Act {
  table: string;
  id: string;
  seat: number;
  seq: number;
  type: "act";
  action: string;
}

/**
 * A seat agrees with the proposal of the one whose turn it is.
 */
export interface AgreedEvent {
  ply: number;
  kind: "agreed";
  seat: number | null;
}

/**
 * What a seat would like for it.
 */
export interface AskedEvent {
  ply: number;
  kind: "asked";
  seat: number | null;
  good: number | null;
  n: number;
}

/**
 * Who the client is: the first message of a program, which has no cookie.  Answered by ``hello``.
 */
export interface Authorise {
  type: "authorise";
  token: string;
}

/**
 * A card for having most of something: from how many on, and its points.
 */
export interface Award {
  name: string;
  least: number;
  points: number;
}

/**
 * An award goes to a seat, or to none; ``other`` had it.
 */
export interface AwardedEvent {
  ply: number;
  kind: "awarded";
  seat: number | null;
  award: number | null;
  other: number | null;
}

/**
 * What a program plays: the answer to position ``seq``.  The same ``id`` is done once, however often it is said.
 */
export interface BotAct {
  action: string;
  seq: number;
  id?: string | null;
  seat?: number | null;
}

/**
 * A word of the rules, said by the message ``part-OF`` or ``OF-VALUE``, with how many there are, and its names on
 * the board by language, if it has some.
 */
export interface Called {
  of: string;
  value: string;
  n?: number;
  names?: Record<string, string>;
}

/**
 * A caravan goes to the next route.
 */
export interface CaravanDroveEvent {
  ply: number;
  kind: "caravan_drove";
  seat: number | null;
  caravan: number | null;
  path: number | null;
}

/**
 * A caravan comes from the supply.
 */
export interface CaravanFormedEvent {
  ply: number;
  kind: "caravan_formed";
  seat: number | null;
  caravan: number | null;
  path: number | null;
}

/**
 * A caravan goes back to the supply.
 */
export interface CaravanLeftEvent {
  ply: number;
  kind: "caravan_left";
  seat: number | null;
  caravan: number | null;
  path: number | null;
}

/**
 * A seat draws a development card, which it alone sees.
 */
export interface CardDrawnEvent {
  ply: number;
  kind: "card_drawn";
  seat: number | null;
  card: number | null;
}

/**
 * A kind of development card: how many there are, and how much it gives where that is counted.
 *
 * ``act`` plays it; a card without one counts by being held.
 */
export interface CardKind {
  name: string;
  count: number;
  act: string;
  amount: number;
}

/**
 * A seat plays a development card.
 */
export interface CardPlayedEvent {
  ply: number;
  kind: "card_played";
  seat: number | null;
  card: number | null;
}

/**
 * A seat that has won shows what it kept hidden.
 */
export interface CardShownEvent {
  ply: number;
  kind: "card_shown";
  seat: number | null;
  card: number | null;
  n: number;
}

/**
 * Names and marks printed on a board: the same in every position of a game.
 *
 * ``names`` and ``marks`` are by what they are of (``hex``, ``intersection``, ``path``, ``card``), as acts say it.
 * A place without a name has an empty one, a place without a mark a 0.
 */
export interface Chart {
  names: Record<string, Record<string, string>[]>;
  marks: Record<string, Record<string, number[]>>;
  waters: [Record<string, string>, [number, number][]][];
  note: Record<string, string>;
}

/**
 * A ship tries to chase the pirate off, and rolls.
 */
export interface ChasedEvent {
  ply: number;
  kind: "chased";
  seat: number | null;
  rolled: number | null;
}

/**
 * Something that was said.  To all who look on, but for those who have muted the speaker.
 */
export interface Chat {
  type: "chat";
  table: string;
  n: number;
  guest: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/**
 * A legal action, or a journey of several; ``text`` is what to play, ``steps`` are all actions that it takes.
 *
 * ``price`` is what the seat gives for it, ``gain`` what it gets at once, by good. ``way`` are the places to which
 * a piece comes one after the other, as its last part counts them; what does not travel has none.
 */
export interface Choice {
  act: string;
  parts: ChosenPart[];
  text: string;
  price: Record<string, number>;
  gain: Record<string, number>;
  steps: string[];
  way: number[];
}

/**
 * A part of an action: what it is of, its number in fields, events and the geometry, and its word in the text.
 */
export interface ChosenPart {
  of: string;
  value: number;
  name: string;
}

/**
 * A token out of a link: of a seat, or of an invitation to any open one.
 */
export interface Claim {
  token: string;
}

/**
 * The seat that is the guest's now.
 */
export interface Claimed {
  seat: number;
}

/**
 * The last message of a connection, and why.  To the guest alone.
 */
export interface Closing {
  type: "closing";
  refusal: Refusal;
}

/**
 * A kontor at the coast brings gold.
 */
export interface CoastPaidEvent {
  ply: number;
  kind: "coast_paid";
  seat: number | null;
  intersection: number | null;
  good: number | null;
  n: number;
}

/**
 * A route between two cities pays its owner.
 */
export interface ConnectedEvent {
  ply: number;
  kind: "connected";
  seat: number | null;
  path: number | null;
  good: number | null;
  n: number;
}

/**
 * A seat that got no card from the roll gets gold instead.
 */
export interface ConsoledEvent {
  ply: number;
  kind: "consoled";
  seat: number | null;
  good: number | null;
  n: number;
}

/**
 * A crew comes aboard again.
 */
export interface CrewFetchedEvent {
  ply: number;
  kind: "crew_fetched";
  seat: number | null;
  hex: number | null;
  ship: number | null;
}

/**
 * A crew goes ashore at a lair.
 */
export interface CrewLandedEvent {
  ply: number;
  kind: "crew_landed";
  seat: number | null;
  hex: number | null;
  ship: number | null;
}

/**
 * A seat begins with cards of a hex.
 */
export interface DealtEvent {
  ply: number;
  kind: "dealt";
  seat: number | null;
  hex: number | null;
  good: number | null;
  n: number;
}

/**
 * A command was refused, and nothing has changed.  To whoever said it.
 */
export interface Declined {
  type: "refused";
  table: string | null;
  id: string | null;
  stale: boolean;
  refusal: Refusal;
  reason: Reason | null;
}

/**
 * A ship brings fish or a sack to the Council.
 */
export interface DeliveredEvent {
  ply: number;
  kind: "delivered";
  seat: number | null;
  ship: number | null;
  piece: number | null;
}

/**
 * A seat gives up cards after a seven.
 */
export interface DiscardedEvent {
  ply: number;
  kind: "discarded";
  seat: number | null;
  good: number | null;
  n: number;
}

/**
 * A hex is turned up.
 */
export interface DiscoveredEvent {
  ply: number;
  kind: "discovered";
  seat: number | null;
  hex: number | null;
  terrain: number | null;
}

/**
 * An action by its text, its act and its parts.
 */
export interface Doing {
  act: string;
  parts: ChosenPart[];
  text: string;
}

/**
 * A command was done and will not be lost.  To whoever said it.
 */
export interface Done {
  type: "done";
  table: string;
  id: string;
  seq: number;
}

/**
 * The game is over, and nobody has won it.
 */
export interface EndedEvent {
  ply: number;
  kind: "ended";
  seat: number | null;
}

/**
 * What the modules of a game have told of it.  What a game does not have is empty, ``None`` or 0.
 */
export interface Facts {
  players: number;
  colors: string[];
  resources: string[];
  bank: number;
  prices: Record<string, Record<string, number>>;
  supplies: Record<string, Supply>;
  goal: Goal;
  worth: Record<string, number>;
  yields: number[];
  awards: Record<string, Award>;
  cards: CardKind[];
  rate: number;
  harbors: HarborKind[];
  gold: Treasury | null;
  payments: Record<string, number>;
  trips: Record<string, Trip>;
  missions: Record<string, Track>;
  stowage: Stowage | null;
  lessons: string[];
  tokens: TokenColor[];
  places: Record<string, Places>;
  landscapes: string[];
  spots: string[];
  coast_gold: Record<string, number>;
  dice: number[];
  counts: Record<string, number>;
  chart: Chart;
}

/**
 * A field of a view: for what it has rows and columns, what those are called, and what its numbers mean.
 *
 * ``values`` are what its numbers from 0 on are called, ``told`` those that mean something of their own, as -1 for
 * nobody. ``secret`` is whose secret it is: that of the seat of each row, or everybody's.
 */
export interface FieldShown {
  meaning: string;
  per: string[];
  rows: string[];
  columns: string[];
  values: string[];
  told: Record<string, string>;
  secret: "owner" | "all" | null;
}

/**
 * A ship takes a shoal aboard.
 */
export interface FishCaughtEvent {
  ply: number;
  kind: "fish_caught";
  seat: number | null;
  hex: number | null;
  token: number | null;
  ship: number | null;
}

/**
 * A seat rolls for fish.
 */
export interface FishRolledEvent {
  ply: number;
  kind: "fish_rolled";
  seat: number | null;
  rolled: number | null;
}

/**
 * A discovery brings a card or gold.
 */
export interface FoundEvent {
  ply: number;
  kind: "found";
  seat: number | null;
  hex: number | null;
  good: number | null;
  n: number;
}

export type FromClient = Authorise | Watch | Unwatch | Uncover | Act | TakeBack | Undo | Wish | Why | Word | Start | Leave | Rematch | Say | Mute | Ping;

export type FromServer = Hello | Snapshot | News | Happened | People | Done | Declined | Reasoned | Chat | YourTurn | Pong | Closing;

export type GameEvent = HexLaidEvent | TokenLaidEvent | TokenLiftedEvent | HarborLaidEvent | TurnBeganEvent | PhaseBeganEvent | RolledToStartEvent | StartedEvent | RolledEvent | ProducedEvent | KeptBackEvent | WentShortEvent | GotTheRestEvent | ConsoledEvent | DealtEvent | PaidEvent | GotEvent | DiscardedEvent | RobberMovedEvent | RobbedNobodyEvent | RobbedInVainEvent | StoleEvent | CardDrawnEvent | CardPlayedEvent | CardShownEvent | NamedEvent | MonopolizedEvent | RoadLaidEvent | SettledEvent | UpgradedEvent | NeutralSettledEvent | WaivedEvent | AwardedEvent | ScoredEvent | OffersCalledEvent | OfferedEvent | AskedEvent | ProposedEvent | AgreedEvent | RefusedEvent | WithdrewEvent | TradedEvent | WonEvent | EndedEvent | ShipLaunchedEvent | ShipSailedEvent | ShipRemovedEvent | WindCaughtEvent | LoadedEvent | SuppliedEvent | DiscoveredEvent | FoundEvent | PirateCameEvent | PirateLeftEvent | TributePaidEvent | StrippedEvent | ChasedEvent | MarkerMovedEvent | LeaderChangedEvent | DeliveredEvent | LairFoundEvent | CrewLandedEvent | CrewFetchedEvent | LairConqueredEvent | RewardedEvent | HeroRolledEvent | HeroChosenEvent | LairFreedEvent | ShoalNumberedEvent | FishRolledEvent | ShoalCameEvent | ShoalLeftEvent | FishCaughtEvent | VillageFoundEvent | SpiceTradedEvent | LearntEvent | KontorPlacedEvent | GoodsUncoveredEvent | CoastPaidEvent | RouteLaidEvent | ConnectedEvent | MerchantHiredEvent | MerchantWalkedEvent | MerchantLeftEvent | CaravanFormedEvent | CaravanDroveEvent | CaravanLeftEvent | TollPaidEvent | GoodsDeliveredEvent | ReshuffledEvent | SharedWinEvent;

/**
 * A game in figures: rolls beside what is to be expected, the race turn by turn, what each seat got and gave.
 */
export interface GameFigures {
  table: string;
  state: "over" | "abandoned";
  scenario: string;
  actions: number;
  turns: number;
  winners: number[];
  goods: string[];
  rolls: Record<string, number>;
  expected: Record<string, number>;
  short: Record<string, number>;
  seats: SeatFigures[];
  race: Record<string, number[]>;
  luck: LuckProved;
}

/**
 * What a client needs to draw a table's board: where everything is, and all that never changes.
 */
export interface Geometry {
  hexes: number[][];
  centers: number[][];
  intersections: number[][];
  paths: number[][];
  fields: Record<string, FieldShown>;
  steps: Record<string, string[]>;
  acts: Record<string, string[]>;
  events: Record<string, Record<string, string>>;
  words: Record<string, string[]>;
  facts: Facts;
}

/**
 * What was given ahead and is not due yet; ``text`` is ``null`` where it is a secret.
 */
export interface Given {
  seat: number;
  done: boolean;
  text: string | null;
}

/**
 * What wins: so many points, or goods.
 */
export interface Goal {
  count: number;
  of: string;
}

/**
 * Goods go under another's kontor.
 */
export interface GoodsDeliveredEvent {
  ply: number;
  kind: "goods_delivered";
  seat: number | null;
  intersection: number | null;
  other: number | null;
}

/**
 * One more of a seat's goods can be delivered.
 */
export interface GoodsUncoveredEvent {
  ply: number;
  kind: "goods_uncovered";
  seat: number | null;
}

/**
 * A seat gets something from the bank by its own doing.
 */
export interface GotEvent {
  ply: number;
  kind: "got";
  seat: number | null;
  good: number | null;
  n: number;
}

/**
 * A seat, the only one entitled, gets what is left.
 */
export interface GotTheRestEvent {
  ply: number;
  kind: "got_the_rest";
  seat: number | null;
  good: number | null;
  n: number;
}

/**
 * A guest, to themselves.
 */
export interface GuestShown {
  guest: string;
  name: string;
  token: string | null;
}

/**
 * Something that is no part of the game.  To all who look on; ``people`` tells how it stands then.
 */
export interface Happened {
  type: "happened";
  table: string;
  seq: number;
  what: "sit" | "leave" | "start" | "undo" | "stand_in" | "back" | "bot_failed" | "over" | "abandoned" | "rematch";
  seat: number | null;
  bot: string | null;
  why: "gone" | "clock" | "left" | "failed" | null;
}

/**
 * What a harbour is for, and its rate; the numbers of harbours follow the order of their kinds.
 */
export interface HarborKind {
  name: string;
  rate: number;
}

/**
 * A harbour comes to a path at the coast.
 */
export interface HarborLaidEvent {
  ply: number;
  kind: "harbor_laid";
  seat: number | null;
  path: number | null;
  harbor: number | null;
}

/**
 * The first message of a connection.  To the guest alone.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  guest: string;
  name: string;
}

/**
 * A seat is the hero of a lair, and loses a crew there.
 */
export interface HeroChosenEvent {
  ply: number;
  kind: "hero_chosen";
  seat: number | null;
  hex: number | null;
}

/**
 * A seat rolls to be the hero.
 */
export interface HeroRolledEvent {
  ply: number;
  kind: "hero_rolled";
  seat: number | null;
  rolled: number | null;
}

/**
 * The board shows what a hex is.
 */
export interface HexLaidEvent {
  ply: number;
  kind: "hex_laid";
  seat: number | null;
  hex: number | null;
  terrain: number | null;
}

/**
 * What a hex would have yielded to a seat, were it not robbed.
 */
export interface KeptBackEvent {
  ply: number;
  kind: "kept_back";
  seat: number | null;
  hex: number | null;
  good: number | null;
  n: number;
}

/**
 * A kontor comes to a city.
 */
export interface KontorPlacedEvent {
  ply: number;
  kind: "kontor_placed";
  seat: number | null;
  intersection: number | null;
}

/**
 * A lair has as many crews as it takes.
 */
export interface LairConqueredEvent {
  ply: number;
  kind: "lair_conquered";
  seat: number | null;
  hex: number | null;
}

/**
 * There is a pirate lair on the gold river that was found.
 */
export interface LairFoundEvent {
  ply: number;
  kind: "lair_found";
  seat: number | null;
  hex: number | null;
}

/**
 * A lair is gone, and the river open to all.
 */
export interface LairFreedEvent {
  ply: number;
  kind: "lair_freed";
  seat: number | null;
  hex: number | null;
}

/**
 * The card of a mission comes to a seat from another.
 */
export interface LeaderChangedEvent {
  ply: number;
  kind: "leader_changed";
  seat: number | null;
  mission: number | null;
  other: number | null;
}

/**
 * A seat learns what a village teaches.
 */
export interface LearntEvent {
  ply: number;
  kind: "learnt";
  seat: number | null;
  hex: number | null;
  advantage: number | null;
}

/**
 * Give a seat up; it is open to others then, or a bot plays it on.
 */
export interface Leave {
  table: string;
  id: string;
  type: "leave";
  seat: number;
}

/**
 * Several things: ``a, b or c``, ``a, b and c``.
 */
export interface Listed {
  of: "any" | "all";
  value: RefusalPart[];
}

/**
 * All that can be played, and by which bots, in a language.
 */
export interface Listing {
  scenarios: ScenarioListed[];
  bots: string[];
  engine: string;
  compiled: boolean;
  language: string;
  texts: ListingTexts;
}

/**
 * What is said of options and bots, by name.
 */
export interface ListingTexts {
  options: Record<string, OptionSaid>;
  bots: Record<string, string>;
}

/**
 * What a hold or basin carries changes.
 */
export interface LoadedEvent {
  ply: number;
  kind: "loaded";
  seat: number | null;
  hold: number | null;
  load: number | null;
  before: number | null;
}

/**
 * What the record proves of the luck, as ``kogge verify`` says it; ``before`` so many draws nothing was sealed.
 */
export interface LuckProved {
  verdict: "proved" | "partly" | "wrong" | "closed" | "unsealed";
  hash: string;
  secret: string;
  words: Record<string, string>;
  draws: number;
  before: number;
  reason: Refusal | null;
}

/**
 * A marker goes one step on.
 */
export interface MarkerMovedEvent {
  ply: number;
  kind: "marker_moved";
  seat: number | null;
  mission: number | null;
  step: number;
}

/**
 * A merchant comes from the supply.
 */
export interface MerchantHiredEvent {
  ply: number;
  kind: "merchant_hired";
  seat: number | null;
  merchant: number | null;
  intersection: number | null;
}

/**
 * A merchant goes back to the supply.
 */
export interface MerchantLeftEvent {
  ply: number;
  kind: "merchant_left";
  seat: number | null;
  merchant: number | null;
  intersection: number | null;
}

/**
 * A merchant goes to the next place.
 */
export interface MerchantWalkedEvent {
  ply: number;
  kind: "merchant_walked";
  seat: number | null;
  merchant: number | null;
  intersection: number | null;
}

/**
 * Another hands over all it has of a good.
 */
export interface MonopolizedEvent {
  ply: number;
  kind: "monopolized";
  seat: number | null;
  other: number | null;
  good: number | null;
  n: number;
}

/**
 * Hear no more of what somebody says in the chat of a table, or hear it again.
 */
export interface Mute {
  table: string;
  id: string;
  type: "mute";
  guest: string;
  muted?: boolean;
}

/**
 * A seat names the good of which all others give it all.
 */
export interface NamedEvent {
  ply: number;
  kind: "named";
  seat: number | null;
  good: number | null;
}

/**
 * A home of a colour that nobody plays stands in the way.
 */
export interface NeutralSettledEvent {
  ply: number;
  kind: "neutral_settled";
  seat: number | null;
  intersection: number | null;
  greater: number;
}

/**
 * Somebody who wants to play.  A program gets its token in the answer, a browser in a cookie.
 */
export interface NewGuest {
  name: string;
  program?: boolean;
}

/**
 * Who shall sit there: whoever makes the table, somebody who is yet to come, or a bot.
 */
export interface NewSeat {
  kind: "me" | "open" | "bot";
  bot?: string;
}

/**
 * A table that somebody wants to make.  Without ``seats`` it is one's own first seat, and the others are open.
 */
export interface NewTable {
  scenario: string;
  options?: Record<string, boolean | number | string>;
  seats?: NewSeat[] | null;
  public?: boolean;
  settings?: Settings;
  record?: string | null;
}

/**
 * What has happened since the last message about a table.  Redacted for each connection.
 */
export interface News {
  type: "news";
  table: string;
  seq: number;
  events: GameEvent[];
  changes: ([string, number, number, number | null])[];
  position: Position;
  choices: Choice[] | null;
  prompt: Prompt | null;
  undo: Doing | null;
  clocks: (number | null)[];
}

/**
 * What a seat would give, as part of its proposal.
 */
export interface OfferedEvent {
  ply: number;
  kind: "offered";
  seat: number | null;
  good: number | null;
  n: number;
}

/**
 * A seat calls for offers.
 */
export interface OffersCalledEvent {
  ply: number;
  kind: "offers_called";
  seat: number | null;
}

/**
 * A new table, for whoever has made it: the tokens are told nowhere else.
 */
export interface Opened {
  table: string;
  invite: string;
  tokens: Record<string, string>;
}

/**
 * What there is to choose in one option of a scenario: one of these, or anything of its kind.
 */
export interface OptionListed {
  name: string;
  kind: "choice" | "number" | "yes or no" | "word" | "colors" | "file";
  choices: (string | number)[];
  default: boolean | number | string;
}

/**
 * What an option is for, and what its words choose.
 */
export interface OptionSaid {
  text: string;
  choices: Record<string, string>;
}

/**
 * A seat pays the bank.
 */
export interface PaidEvent {
  ply: number;
  kind: "paid";
  seat: number | null;
  good: number | null;
  n: number;
}

/**
 * Who sits where, who is here, whose clock runs.  To all who look on.
 */
export interface People {
  type: "people";
  seq: number;
  shown: TableShown;
}

/**
 * A seat goes on to the next phase of its turn.
 */
export interface PhaseBeganEvent {
  ply: number;
  kind: "phase_began";
  seat: number | null;
  phase: number | null;
}

/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
  n?: number;
}

/**
 * A pirate ship comes to a hex.
 */
export interface PirateCameEvent {
  ply: number;
  kind: "pirate_came";
  seat: number | null;
  hex: number | null;
}

/**
 * A pirate ship goes back to its owner.
 */
export interface PirateLeftEvent {
  ply: number;
  kind: "pirate_left";
  seat: number | null;
  hex: number | null;
}

/**
 * Hexes, intersections or paths that are marked on the board.
 */
export interface Places {
  kind: string;
  of: string;
  at: number[];
}

/**
 * I am.
 */
export interface Pong {
  type: "pong";
  n: number;
}

/**
 * Where the game stands, as one seat may see it.
 */
export interface Position {
  step: string;
  to_act: number;
  turn_of: number;
  waiting: number[];
  given: Given[];
  winners: number[];
  points: number[];
}

/**
 * Why something was refused: key and parts, from which a sentence is made in the reader's language.
 */
export interface Problem {
  refusal: Refusal;
  reason: Reason | null;
}

/**
 * A hex yields to the homes of a seat.
 */
export interface ProducedEvent {
  ply: number;
  kind: "produced";
  seat: number | null;
  hex: number | null;
  good: number | null;
  n: number;
}

/**
 * What is asked of the seat that decides: the message ``prompt-STEP``, or its first variant that the texts have.
 *
 * ``slots`` says what each part is of, as in a reason.
 */
export interface Prompt {
  message: string;
  variants: string[];
  parts: Record<string, number | string>;
  slots: Record<string, string>;
}

/**
 * A seat's proposal is complete.
 */
export interface ProposedEvent {
  ply: number;
  kind: "proposed";
  seat: number | null;
}

/**
 * Something that somebody wrote, to be set in quotation marks; ``cut`` is 1 where it went on.
 */
export interface Quoted {
  of: "written";
  value: string;
  cut: number;
}

/**
 * Why an action is not open: the rule by its id, a key, what there is to tell, and what stands against it as well.
 *
 * The sentence is the message ``reason-KEY``. ``slots`` says what each part is of: a noun of the games, ``goods``,
 * ``count``, ``step``, ``act`` or ``word``.
 */
export interface Reason {
  rule: string;
  key: string;
  parts: Record<string, number | string | Record<string, number>>;
  slots: Record<string, string>;
  others: Reason[];
}

/**
 * A reason within a refusal, with its sentence by language.
 */
export interface ReasonPart {
  rule: string;
  key: string;
  parts: Record<string, number | string | Record<string, number>>;
  slots: Record<string, string>;
  others: Reason[];
  of: "reason";
  said: Record<string, string>;
}

/**
 * The referee's answer; ``null`` if the action is open.  To whoever asked.
 */
export interface Reasoned {
  type: "reason";
  table: string;
  id: string;
  reason: Reason | null;
}

/**
 * Why something was refused: a key and parts, from which ``refusal-KEY`` makes a sentence in any language.
 *
 * What only programmers meet has no key, and an English sentence.
 */
export interface Refusal {
  of: "refusal";
  key: string;
  parts: Record<string, RefusalPart>;
  sentence?: string;
}

export type RefusalPart = string | number | RefusalPart[] | Quoted | Listed | Called | ReasonPart | Refusal;

/**
 * A seat wants none of what is proposed.
 */
export interface RefusedEvent {
  ply: number;
  kind: "refused";
  seat: number | null;
}

/**
 * After the end: the same game with the same people, at a new table.
 */
export interface Rematch {
  table: string;
  id: string;
  type: "rematch";
}

/**
 * What a guest wants to be called.
 */
export interface Renamed {
  name: string;
}

/**
 * Of which seat the link shall be made anew; the old one is worth nothing then.
 */
export interface Renew {
  seat: number;
}

/**
 * The new token of a seat, to whoever sits there; or of an invitation, to whoever has made the table.
 */
export interface Renewed {
  token: string;
}

/**
 * A whole game, from the cells of its beginning on, action by action, with nothing hidden.
 */
export interface Replay {
  table: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  colors: string[];
  place: ReplayPlace;
  fields: Record<string, ((number | null)[])[]>;
  actions: ReplayAction[];
  winners: number[];
}

/**
 * One action, what it told, the cells that it has changed, and where the game stands then.
 */
export interface ReplayAction {
  actor: number;
  text: string;
  events: GameEvent[];
  changes: ([string, number, number, number | null])[];
  place: ReplayPlace;
}

/**
 * Where a game stands.
 */
export interface ReplayPlace {
  step: string;
  to_act: number;
  turn_of: number;
}

/**
 * The discarded cards become the pile.
 */
export interface ReshuffledEvent {
  ply: number;
  kind: "reshuffled";
  seat: number | null;
  n: number;
}

/**
 * How a game has ended: the seats that have won it.
 */
export interface Result {
  winners: number[];
}

/**
 * A seat gets its share for a lair.
 */
export interface RewardedEvent {
  ply: number;
  kind: "rewarded";
  seat: number | null;
  hex: number | null;
  good: number | null;
  n: number;
}

/**
 * A road comes to a path.
 */
export interface RoadLaidEvent {
  ply: number;
  kind: "road_laid";
  seat: number | null;
  path: number | null;
}

/**
 * A seat robs another that has no card.
 */
export interface RobbedInVainEvent {
  ply: number;
  kind: "robbed_in_vain";
  seat: number | null;
  other: number | null;
}

/**
 * A seat that might rob somebody does not.
 */
export interface RobbedNobodyEvent {
  ply: number;
  kind: "robbed_nobody";
  seat: number | null;
}

/**
 * The robber goes to a hex; before the first turn it comes from none.
 */
export interface RobberMovedEvent {
  ply: number;
  kind: "robber_moved";
  seat: number | null;
  hex: number | null;
  from: number | null;
}

/**
 * A seat rolls in its turn.
 */
export interface RolledEvent {
  ply: number;
  kind: "rolled";
  seat: number | null;
  total: number | null;
  first: number | null;
  second: number | null;
}

/**
 * A seat rolls for the start.
 */
export interface RolledToStartEvent {
  ply: number;
  kind: "rolled_to_start";
  seat: number | null;
  total: number | null;
  first: number | null;
  second: number | null;
}

/**
 * A trade route comes to a path.
 */
export interface RouteLaidEvent {
  ply: number;
  kind: "route_laid";
  seat: number | null;
  path: number | null;
}

/**
 * Say something in the chat of a table.
 */
export interface Say {
  table: string;
  id: string;
  type: "say";
  text: string;
}

/**
 * A game that can be played.
 */
export interface ScenarioListed {
  name: string;
  title: string;
  summary: string;
  minutes: number | null;
  note: string;
  rulebook: string;
  players: number[];
  colors: string[];
  options: OptionListed[];
}

/**
 * The points of a seat change.
 */
export interface ScoredEvent {
  ply: number;
  kind: "scored";
  seat: number | null;
  source: number | null;
  n: number;
}

/**
 * What one seat got, gave and scored: goods by cause, what rolls were expected to bring, points by source.
 */
export interface SeatFigures {
  seat: number;
  color: string;
  player: string;
  points: number;
  gained: Record<string, Record<string, number>>;
  given: Record<string, Record<string, number>>;
  spent: Record<string, Record<string, number>>;
  bought: Record<string, number>;
  kept_back: Record<string, number>;
  sources: Record<string, number>;
  expected_production: Record<string, number>;
}

/**
 * A seat as everyone at the table may know it.
 */
export interface SeatShown {
  seat: number;
  color: string;
  kind: "open" | "person" | "bot";
  name: string;
  guest: string | null;
  here: boolean;
  bot: string | null;
  stood_in_for: string | null;
  has_added: boolean;
  clock: number | null;
}

/**
 * How a table is played at.
 *
 * ``when_out`` is what happens when a clock has run out, ``gone`` when no connection of a person is at the table: the
 * others wait, or a bot decides, of somebody who is gone after ``grace`` seconds. For so long bots also wait for
 * answers to their offers. ``pace`` is how many milliseconds a bot lets pass before it acts.
 */
export interface Settings {
  clock?: Timing | null;
  when_out?: "wait" | "bot";
  gone?: "wait" | "bot";
  grace?: number;
  stand_in?: string;
  pace?: number;
}

/**
 * A settlement comes to an intersection.
 */
export interface SettledEvent {
  ply: number;
  kind: "settled";
  seat: number | null;
  intersection: number | null;
}

/**
 * A seat shares the win.
 */
export interface SharedWinEvent {
  ply: number;
  kind: "shared_win";
  seat: number | null;
}

/**
 * A ship comes from the supply to a route.
 */
export interface ShipLaunchedEvent {
  ply: number;
  kind: "ship_launched";
  seat: number | null;
  ship: number | null;
  path: number | null;
}

/**
 * A ship goes back to the supply.
 */
export interface ShipRemovedEvent {
  ply: number;
  kind: "ship_removed";
  seat: number | null;
  ship: number | null;
  path: number | null;
}

/**
 * A ship goes to a neighbouring route.
 */
export interface ShipSailedEvent {
  ply: number;
  kind: "ship_sailed";
  seat: number | null;
  ship: number | null;
  path: number | null;
  from: number | null;
}

/**
 * A shoal comes to its hex.
 */
export interface ShoalCameEvent {
  ply: number;
  kind: "shoal_came";
  seat: number | null;
  hex: number | null;
  token: number | null;
}

/**
 * The pirate drives a shoal away.
 */
export interface ShoalLeftEvent {
  ply: number;
  kind: "shoal_left";
  seat: number | null;
  hex: number | null;
  token: number | null;
}

/**
 * A fish hex shows its number.
 */
export interface ShoalNumberedEvent {
  ply: number;
  kind: "shoal_numbered";
  seat: number | null;
  hex: number | null;
  token: number | null;
}

/**
 * Everything about a table at once: after ``watch``, after a stale command, after an undo.
 *
 * To one connection: the view of the seat that it sees the table from (``null``: a spectator). Choices are there only
 * if that seat has to decide.
 */
export interface Snapshot {
  type: "table";
  seq: number;
  shown: TableShown;
  own: number[];
  seat: number | null;
  position: Position | null;
  fields: Record<string, ((number | null)[])[]>;
  choices: Choice[] | null;
  prompt: Prompt | null;
  undo: Doing | null;
  events: GameEvent[];
  muted: string[];
  wishes: Wishes | null;
}

/**
 * A crew stays in a village for a sack.
 */
export interface SpiceTradedEvent {
  ply: number;
  kind: "spice_traded";
  seat: number | null;
  hex: number | null;
  ship: number | null;
}

/**
 * Begin the game: whoever made the table may, once all seats are taken.
 */
export interface Start {
  table: string;
  id: string;
  type: "start";
}

/**
 * It is known which seat begins.
 */
export interface StartedEvent {
  ply: number;
  kind: "started";
  seat: number | null;
}

/**
 * A seat steals from another; only these two see what.
 */
export interface StoleEvent {
  ply: number;
  kind: "stole";
  seat: number | null;
  other: number | null;
  good: number | null;
  n: number;
}

/**
 * What the holds of ships, and the basins that count on from them, carry: pieces, and the loads they make.
 */
export interface Stowage {
  ships: number;
  basins: number;
  pieces: string[];
  loads: string[];
  contents: number[][];
}

/**
 * A seat takes gold from another that has no card.
 */
export interface StrippedEvent {
  ply: number;
  kind: "stripped";
  seat: number | null;
  other: number | null;
  good: number | null;
  n: number;
}

/**
 * Pieces come from the supply of a seat, or go there.
 */
export interface SuppliedEvent {
  ply: number;
  kind: "supplied";
  seat: number | null;
  piece: number | null;
  n: number;
}

/**
 * Pieces of a kind: how many each player has, or all share, and the field that counts those that are left.
 */
export interface Supply {
  piece: string;
  count: number;
  field: string;
  shared: boolean;
}

/**
 * A table in a list, as everyone may know it who may see the list.
 */
export interface TableListed {
  table: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  state: "open" | "playing" | "over" | "abandoned" | "closed";
  public: boolean;
  created: string;
  changed: string;
  seats: SeatShown[];
  waiting: number[];
  result: Result | null;
}

/**
 * A part of a list, the newest first; ``after`` asks for the next part, ``null`` at the end.
 */
export interface TablePage {
  tables: TableListed[];
  after: string | null;
}

/**
 * A table as everyone who may look on may know it.
 */
export interface TableShown {
  table: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  settings: Settings;
  state: "open" | "playing" | "over" | "abandoned" | "closed";
  host: string;
  public: boolean;
  seats: SeatShown[];
  luck: string;
  words: Record<string, string> | null;
  secret: string | null;
  closed_because: string | null;
  rematch: string | null;
}

/**
 * Take back what was given ahead, as long as nobody has heard it.
 */
export interface TakeBack {
  table: string;
  id: string;
  seat: number;
  seq: number;
  type: "take_back";
}

/**
 * A clock for each seat: seconds for the whole game, and some more for each decision.
 */
export interface Timing {
  seconds: number;
  increment?: number;
}

/**
 * The number tokens of a colour: the one that lies on the board at the start, and those face down.
 */
export interface TokenColor {
  color: string;
  marked: number;
  face_down: number[];
}

/**
 * A number comes to a hex.
 */
export interface TokenLaidEvent {
  ply: number;
  kind: "token_laid";
  seat: number | null;
  hex: number | null;
  token: number | null;
}

/**
 * A number is taken from a hex.
 */
export interface TokenLiftedEvent {
  ply: number;
  kind: "token_lifted";
  seat: number | null;
  hex: number | null;
  token: number | null;
}

/**
 * A caravan pays for another's routes.
 */
export interface TollPaidEvent {
  ply: number;
  kind: "toll_paid";
  seat: number | null;
  other: number | null;
  good: number | null;
  n: number;
}

/**
 * A mission: the points at each step of its track, from the start on, and those of the card for the lead.
 */
export interface Track {
  mission: string;
  points: number[];
  card: number;
}

/**
 * A seat gives another its part of a deal.
 */
export interface TradedEvent {
  ply: number;
  kind: "traded";
  seat: number | null;
  other: number | null;
  good: number | null;
  n: number;
}

/**
 * Gold: of each player at the start, for a resource, how often a turn, and the equal cards that bring one.
 */
export interface Treasury {
  start: number;
  price: number;
  purchases: number;
  equal_cards: number;
}

/**
 * A ship pays to pass another's pirate.
 */
export interface TributePaidEvent {
  ply: number;
  kind: "tribute_paid";
  seat: number | null;
  ship: number | null;
  good: number | null;
  n: number;
}

/**
 * How far a piece goes in a turn: some steps free, and more for each card of a good, once or at will.
 *
 * ``room`` pieces may end their way at the same place.
 */
export interface Trip {
  piece: string;
  act: string;
  steps: number;
  more: number;
  good: string;
  once: boolean;
  room: number;
}

/**
 * A seat's turn begins.
 */
export interface TurnBeganEvent {
  ply: number;
  kind: "turn_began";
  seat: number | null;
  turn: number;
}

/**
 * At a table where this connection holds several seats: whose view it gets now; ``null`` covers all.
 */
export interface Uncover {
  table: string;
  type: "uncover";
  seat: number | null;
}

/**
 * Undo the own last action, where the rules of undoing allow it.
 */
export interface Undo {
  table: string;
  id: string;
  seat: number;
  seq: number;
  type: "undo";
}

/**
 * Hear no more of a table.
 */
export interface Unwatch {
  table: string;
  type: "unwatch";
}

/**
 * A greater home takes the place of a settlement.
 */
export interface UpgradedEvent {
  ply: number;
  kind: "upgraded";
  seat: number | null;
  intersection: number | null;
}

/**
 * The village of a spice hex is known.
 */
export interface VillageFoundEvent {
  ply: number;
  kind: "village_found";
  seat: number | null;
  hex: number | null;
  advantage: number | null;
}

/**
 * A seat does without what it might have laid for free.
 */
export interface WaivedEvent {
  ply: number;
  kind: "waived";
  seat: number | null;
  n: number;
}

/**
 * Look on at a table, from the own seats if the guest has some; answered by ``table``.
 */
export interface Watch {
  table: string;
  type: "watch";
}

/**
 * The bank has less of a good than the roll owes.
 */
export interface WentShortEvent {
  ply: number;
  kind: "went_short";
  seat: number | null;
  good: number | null;
  n: number;
}

/**
 * Ask the referee why an action, or an act that is named alone, is not open to a seat; answered by ``reason``.
 */
export interface Why {
  table: string;
  id: string;
  type: "why";
  seat: number;
  action: string;
}

/**
 * A ship may go further this turn.
 */
export interface WindCaughtEvent {
  ply: number;
  kind: "wind_caught";
  seat: number | null;
  ship: number | null;
}

/**
 * What the server shall answer for a seat: to trades of this turn, or of the whole game, and to unpayable ones.
 */
export interface Wish {
  table: string;
  id: string;
  type: "wish";
  seat: number;
  no_trades?: "turn" | "ever" | null;
  decline_unpayable?: boolean;
}

/**
 * What a seat has asked the server to answer for it.
 */
export interface Wishes {
  no_trades: "turn" | "ever" | null;
  decline_unpayable: boolean;
}

/**
 * A seat takes its proposal back.
 */
export interface WithdrewEvent {
  ply: number;
  kind: "withdrew";
  seat: number | null;
}

/**
 * A seat has won.
 */
export interface WonEvent {
  ply: number;
  kind: "won";
  seat: number | null;
  points: number;
}

/**
 * Add a word to the luck before the game begins; others see it when all are in.
 */
export interface Word {
  table: string;
  id: string;
  type: "word";
  seat: number;
  word: string;
}

/**
 * A decision is asked of a seat of the guest's.  To all connections of the guest, at whatever table they are.
 */
export interface YourTurn {
  type: "your_turn";
  table: string;
  seat: number;
}
