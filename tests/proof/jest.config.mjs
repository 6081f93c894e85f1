import nextJest from 'next/jest.js';

/**
 * Run from the root of the project: `npm run proof`. Each file drives servers of its own, processes that run
 * `dist/server.js`, and mostly waits for them and for the disk; so two files at a time.
 *
 * @type {import('jest').Config}
 */
const config = {
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/proof/**/*.test.ts'],
  testEnvironment: 'node',
  // What the slowest machine may take; nothing here waits for it.
  testTimeout: 300_000,
  globalSetup: '<rootDir>/tests/proof/bundle.mjs',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
