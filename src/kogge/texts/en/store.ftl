# What is said when the server can't write something down or look it up, and when its database can't be opened. As all
# refusals these stand within a sentence: a small letter first, no full stop.

# To somebody who plays
refusal-server_busy = the server is busy; try again in a moment
refusal-server_closing = the server is closing; come back later
refusal-not_kept = the server can't write anything down at the moment, so nothing has changed; try again in a moment
refusal-maybe_kept = the server has lost its database and can't tell whether this was done; look at the table again
refusal-not_in_agreement = this does not follow from what is written down, so nothing has changed; look at the table again
refusal-unwritable = this has signs or values that can't be written down; say it in other words
refusal-not_looked_up = the server can't look that up at the moment; try again in a moment

# To whoever runs a server. $url and $path say where the database is, $name is a setting of it, as it is written there.
refusal-no_database_url = { $url } is no database that can be used; give an address like 'sqlite:///FILE' or 'postgresql+psycopg://USER@HOST/NAME'
refusal-database_in_use = another server is using { $path }; stop it, or give this one a data folder of its own
refusal-database_owned = another server has the tables of { $url }; stop it, give this one a database of its own, or wait a minute if that machine is gone
refusal-database_not_opened = { $path } can't be opened: { $reason }
refusal-database_away = there is no database that answers at { $url }; see that it runs, that it can be reached, and that the file is one
refusal-database_unsafe = the database could lose what it has written: its setting { $name } must be { $wanted }, not { $found }
refusal-database_newer = the database was written by a newer version of Kogge; install that one, or give this one another database
