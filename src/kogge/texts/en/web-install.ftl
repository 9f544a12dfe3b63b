# What is said about the page in the browser by whoever serves it: where it is, or why it is not there.

# Instead of the page, if it was not built.
install-page_missing = The page of Kogge was not built here, so there is nothing to see in a browser yet.
install-page_how = Whoever runs this server: 'make build' in the checkout builds the page, then start the server again. A Kogge that pip has installed from a wheel has it already.
install-page_meanwhile = The tables are here all the same: 'kogge join' plays at them in a terminal, and so do programs.
