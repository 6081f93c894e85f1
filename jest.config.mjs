import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/** Tests of enquiries that need a store's real process, to stop or lock it; the others do without. */
const withProcess = '<rootDir>/tests/unit/enquiries/(process|file)/';

const unit = {
  ...shared,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
};

/**
 * Tests of code, which run in the folder of `tests/fixtures/site`, and tests of what editors write.
 *
 * @type {import('jest').Config[]}
 */
const projects = [
  {
    ...unit,
    displayName: 'unit',
    testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: [withProcess],
    moduleNameMapper: {
      '^\\./store/DatabaseProcess$': '<rootDir>/tests/unit/enquiries/helpers/DatabaseProcess.ts',
      ...shared.moduleNameMapper,
    },
  },
  {
    ...unit,
    displayName: 'process',
    testMatch: [`${withProcess}*.test.ts`],
    moduleNameMapper: {
      '^\\./storeProgram$': '<rootDir>/tests/unit/storeProgram.ts',
      ...shared.moduleNameMapper,
    },
    globalSetup: '<rootDir>/tests/unit/bundleStore.mjs',
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

export default async () => ({
  // What a busy machine may take. Jest takes it from no project.
  testTimeout: 60_000,
  projects: await Promise.all(projects.map(complete)),
});
