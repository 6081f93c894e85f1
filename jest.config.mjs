import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  testEnvironment: 'jsdom',
  globalSetup: '<rootDir>/tests/unit/bundleStore.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  moduleNameMapper: {
    '^\\./storeProgram$': '<rootDir>/tests/unit/storeProgram.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
};

/** Packages that are written as ES modules only, which jest runs no more than it runs TypeScript. */
const esModules = ['parse5', 'entities'];

export default async () => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '\\.module\\.css$'],
});
