later();
