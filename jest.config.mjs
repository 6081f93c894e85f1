import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
