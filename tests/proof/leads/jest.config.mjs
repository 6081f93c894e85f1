import nextJest from 'next/jest.js';

/**
 * Run from the root of the project: `jest --config tests/proof/leads/jest.config.mjs`. One file at a time: each drives a
 * server of its own as hard as it can.
 *
 * @type {import('jest').Config}
 */
const config = {
  rootDir: '../../..',
  testMatch: ['<rootDir>/tests/proof/leads/**/*.test.ts'],
  testEnvironment: 'node',
  testTimeout: 120_000,
  maxWorkers: 1,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
