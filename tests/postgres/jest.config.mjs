import { readdirSync, readFileSync } from 'node:fs';
import unitConfig from '../../jest.config.mjs';
import proofConfig from '../proof/jest.config.mjs';

const LEADS = 'tests/unit/leads';

/** What a test that opens a store imports. */
const STORE = /'\.\/helpers\/(startApi|testStore)'/;

/** What is about requests and receivers, and asks nothing of a store that no other test asks. */
const SAME_ON_ANY = ['groups', 'nativeForm', 'origins', 'robots', 'webhook'];

const testsOfStores = readdirSync(LEADS)
  .filter((name) => name.endsWith('.test.ts') && STORE.test(readFileSync(`${LEADS}/${name}`, 'utf8')))
  .filter((name) => !SAME_ON_ANY.includes(name.replace('.test.ts', '')))
  .map((name) => `<rootDir>/${LEADS}/${name}`);

/**
 * The tests of what stores are asked, which run on SQLite otherwise, on a PostgreSQL of their own, and those of what only
 * PostgreSQL does. What is about a SQLite file itself, or about the process around a store of either kind, is in folders
 * of that name. Run from the root of the project: `npm run test:postgres`.
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
        testMatch: testsOfStores,
      },
      {
        ...project('process'),
        ...shared,
        displayName: 'process on PostgreSQL',
        testMatch: ['<rootDir>/tests/postgres/*.test.ts'],
      },
      {
        ...proof,
        ...shared,
        displayName: 'proof on PostgreSQL',
        // A worker that has run a unit test is in the fixture's folder.
        setupFiles: ['<rootDir>/tests/onProject.ts'],
        testMatch: ['<rootDir>/tests/proof/leads/stop.test.ts', '<rootDir>/tests/postgres/proof/*.test.ts'],
      },
    ],
  };
};
