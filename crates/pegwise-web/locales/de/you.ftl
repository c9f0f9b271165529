# you
