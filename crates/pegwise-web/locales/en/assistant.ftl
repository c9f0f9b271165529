# assistant
