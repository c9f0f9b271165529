# The English help is in the sources of pegwise-cli, where its other forms, such as manual pages, are made from it.
