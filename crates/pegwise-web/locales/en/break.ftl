# break
