import('./more.js');
