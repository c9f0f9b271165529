# The English help is in the sources of pegwise-cli, which also make the manual pages from it.
