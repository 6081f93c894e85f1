import nextJest from 'next/jest.js';

/**
 * Run from the root of the project: `npm run recipes`. Follows every recipe of `messages/README.md` in one copy of the
 * project, then checks, builds, audits and tests the copy.
 *
 * @type {import('jest').Config}
 */
const config = {
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/recipes/**/*.test.ts'],
  testEnvironment: 'node',
  // What the slowest machine may take; nothing here waits for it.
  testTimeout: 600_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
