import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  testMatch: ['<rootDir>/tests/{unit,content}/**/*.test.{ts,tsx}'],
  testEnvironment: 'jsdom',
  globalSetup: '<rootDir>/tests/unit/bundleStore.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  moduleNameMapper: {
    '^\\./storeProgram$': '<rootDir>/tests/unit/storeProgram.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
};

/** Packages that are written as ES modules only, which jest runs no more than it runs TypeScript. */
const esModules = [
  'parse5',
  'entities',
  // Markdown, and what it is made of.
  '(unified|vfile|remark|rehype|mdast|hast|unist|micromark)[^/]*',
  '(bail|ccount|devlop|fault|trough|zwitch|is-plain-obj|longest-streak|trim-lines|github-slugger|markdown-table)',
  '(character-entities|comma-separated|space-separated|decode-named|escape-string|html-void|property-info|stringify-ent)[^/]*',
  '@ungap/structured-clone',
  '@formatjs/[^/]*',
];

export default async () => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '\\.module\\.css$'],
});
