import path from 'node:path';

/** Imported first by a test of the project itself (its build, its fonts, its documents): makes it run in its folder. */
process.chdir(path.join(__dirname, '..'));
