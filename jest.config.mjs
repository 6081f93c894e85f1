import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const shared = {
  moduleNameMapper: {
    '^\\./storeProgram$': '<rootDir>/tests/unit/storeProgram.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
};

/**
 * Tests of code, which run in the folder of `tests/fixtures/site`, and tests of what editors write.
 *
 * @type {import('jest').Config[]}
 */
const projects = [
  {
    ...shared,
    displayName: 'unit',
    testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
    testEnvironment: 'jsdom',
    globalSetup: '<rootDir>/tests/unit/bundleStore.mjs',
    setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  },
  {
    ...shared,
    displayName: 'content',
    testMatch: ['<rootDir>/tests/content/**/*.test.ts'],
    testEnvironment: 'node',
    setupFiles: ['<rootDir>/tests/onProject.ts'],
  },
];

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

async function complete(config) {
  return {
    ...(await nextJest({ dir: './' })(config)()),
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '\\.module\\.css$'],
  };
}

export default async () => ({ projects: await Promise.all(projects.map(complete)) });
