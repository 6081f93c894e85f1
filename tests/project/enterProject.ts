import path from 'node:path';

// Jest runs this file before each test file, because a worker keeps the working directory of its previous test file.
process.chdir(path.join(__dirname, '../..'));
