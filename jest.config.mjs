import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  restoreMocks: true,
};

/** Tests that need the store in a separate thread, to stop or lock it. */
const processTests = '<rootDir>/tests/unit/enquiries/(process|file)/';

const unit = {
  ...shared,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/tests/unit/enterFixture.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
};

/**
 * Projects differ by working directory: tests of the code run in the invented project `tests/fixtures/site`; tests of
 * the project's own files and tests of the real content run in the project's folder. Tests of packages do not depend on
 * the working directory.
 *
 * @type {import('jest').Config[]}
 */
const projects = [
  {
    ...unit,
    displayName: 'unit',
    testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: [processTests],
  },
  {
    ...unit,
    displayName: 'process',
    testMatch: [`${processTests}*.test.ts`],
    globalSetup: '<rootDir>/tests/unit/bundleStore.mjs',
  },
  {
    displayName: 'packages',
    testMatch: ['<rootDir>/packages/*/tests/**/*.test.{ts,tsx}'],
    testEnvironment: 'node',
    // A test of another project may have left its process in a folder that is gone.
    setupFiles: ['<rootDir>/tests/project/enterProject.ts'],
  },
  ...['project', 'content'].map((name) => ({
    ...shared,
    displayName: name,
    testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
    testEnvironment: 'node',
    setupFiles: ['<rootDir>/tests/project/enterProject.ts'],
  })),
];

/** Packages published as ES modules only, which Jest must transform. */
const esmOnlyPackages = [
  'parse5',
  'entities',
  'p-map',
  // Markdown processing and its dependencies.
  '(unified|vfile|remark|rehype|mdast|hast|unist|micromark)[^/]*',
  '(bail|ccount|devlop|fault|trough|zwitch|is-plain-obj|longest-streak|trim-[a-z-]*lines|github-slugger|markdown-table)',
  '(collapse-white-space|web-namespaces)',
  '(character-entities|comma-separated|space-separated|decode-named|escape-string|html-void|property-info|stringify-ent)[^/]*',
  '@ungap/structured-clone',
  '@formatjs/[^/]*',
  'use-intl',
  'intl-messageformat',
];

/** Adds the configuration of Next to a project, except the list of packages that Jest does not transform. */
export async function addNextConfig(config) {
  return {
    ...(await nextJest({ dir: './' })(config)()),
    // End-to-end tests, which run at the same time, copy the packages into this folder.
    modulePathIgnorePatterns: ['<rootDir>/test-results/'],
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/)`, '\\.module\\.css$'],
  };
}

export default async () => ({
  // Generous, for busy machines. Jest ignores this option inside projects.
  testTimeout: 60_000,
  // Memory of earlier test files stays in a worker and slows the later ones: one file took 101 s instead of 26 s.
  workerIdleMemoryLimit: '400MB',
  projects: await Promise.all(projects.map(addNextConfig)),
});
