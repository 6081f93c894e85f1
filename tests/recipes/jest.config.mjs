import nextJest from 'next/jest.js';

/**
 * Configuration of `npx jest --config tests/recipes/jest.config.mjs`, which runs from the root of the project. It follows every recipe of the
 * editors' guide in a copy of the project, then checks the copy. `build.test.ts` builds and audits another copy.
 *
 * @type {import('jest').Config}
 */
const config = {
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/recipes/**/*.test.ts'],
  testEnvironment: 'node',
  // See jest.config.mjs.
  modulePathIgnorePatterns: ['<rootDir>/test-results/'],
  // Generous limit for slow machines.
  testTimeout: 600_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
