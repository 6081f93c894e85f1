more();
