import path from 'node:path';

/** Must be the first import of tests of the project's files (build, fonts, documents): changes to the project's folder. */
process.chdir(path.join(__dirname, '..'));
