# Words of more than one command.
