import { readdirSync, readFileSync } from 'node:fs';
import unitConfig from '../../jest.config.mjs';
import proofConfig from '../proof/jest.config.mjs';

const LEADS = 'tests/unit/enquiries';

/** What a test that opens a store imports. */
const STORE = /'\.\.?\/helpers\/(startApi|testStore)'/;

const openingStores = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && STORE.test(readFileSync(`${folder}/${name}`, 'utf8')))
    .map((name) => `<rootDir>/${folder}/${name}`);

/**
 * The tests that run on SQLite otherwise, on a PostgreSQL of their own, and those of what only PostgreSQL does. What is
 * about a SQLite file itself is in folders called `file`. Run from the root of the project: `npm run test:postgres`.
 */
export default async () => {
  const { projects } = await unitConfig();
  const project = (name) => projects.find(({ displayName }) => displayName === name);
  const proof = await proofConfig();
  const shared = {
    rootDir: process.cwd(),
    globalSetup: '<rootDir>/tests/postgres/start.mjs',
    globalTeardown: '<rootDir>/tests/postgres/stop.mjs',
  };
  return {
    // Jest takes it from no project.
    testTimeout: proof.testTimeout,
    projects: [
      {
        ...project('unit'),
        ...shared,
        displayName: 'unit on PostgreSQL',
        testMatch: openingStores(LEADS),
      },
      {
        ...project('process'),
        ...shared,
        displayName: 'process on PostgreSQL',
        testMatch: [...openingStores(`${LEADS}/process`), '<rootDir>/tests/postgres/*.test.ts'],
      },
      {
        ...proof,
        ...shared,
        displayName: 'proof on PostgreSQL',
        // A worker that has run a unit test is in the fixture's folder.
        setupFiles: ['<rootDir>/tests/onProject.ts'],
        testMatch: ['<rootDir>/tests/proof/leads/*.test.ts', '<rootDir>/tests/postgres/proof/*.test.ts'],
      },
    ],
  };
};
