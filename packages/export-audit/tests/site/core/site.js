site();
