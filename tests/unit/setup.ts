import path from 'node:path';
import '@testing-library/jest-dom';

// jsdom has none.
globalThis.reportError ??= jest.fn();

// The test file before may have gone to a folder of its own.
process.chdir(path.join(__dirname, '../..'));
