# Words of more than one screen.
