import { addNextConfig } from '../../jest.config.mjs';

/**
 * Configuration of `npx jest --config tests/proof/jest.config.mjs`. Each test file starts separate `dist/server.js` processes. Since the tests mostly
 * wait for them and for the disk, two files run at a time.
 *
 * @type {import('jest').Config}
 */
const config = {
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/proof/**/*.test.ts'],
  testEnvironment: 'node',
  maxWorkers: 2,
  // Generous limit for slow machines; no test waits for it.
  testTimeout: 300_000,
  globalSetup: '<rootDir>/tests/proof/bundle.mjs',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default () => addNextConfig(config);
