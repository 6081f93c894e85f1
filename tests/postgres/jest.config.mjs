import { readdirSync, readFileSync } from 'node:fs';
import unitConfig from '../../jest.config.mjs';
import proofConfig from '../proof/jest.config.mjs';

const ENQUIRY_TESTS = 'tests/unit/enquiries';

/**
 * Tests that open a store, but prove nothing about it: they check the input, responses, mails, webhooks and the store's
 * thread, which are the same code for both databases.
 */
const DATABASE_INDEPENDENT = [
  'attribution',
  'chatWebhooks',
  'nativeForm',
  'origins',
  'phoneNumbers',
  'routeLimits',
  'sendEnquiry',
  'spamDetection',
  'visitorInput',
  'webhook',
].map((name) => `${name}.test.ts`);

/**
 * Tests whose SQL statements other tests of this configuration run too. `npm test` leaves them to continuous
 * integration.
 */
const REPEATED_STATEMENTS = [
  'acknowledgement',
  'deliveries',
  'enquiryEndpoint',
  'getConsentTexts',
  'health',
  'injection',
  'newsletter',
  'rateLimit',
  'replyChannel',
  'retention',
].map((name) => `<rootDir>/${ENQUIRY_TESTS}/${name}.test.ts`);

/** Imports of tests that open a store. */
const STORE_IMPORT = /'\.\.?\/helpers\/(startApi|startThreadApi|testStore)'/;

const findStoreTests = (folder) =>
  readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith('.test.ts') &&
        !DATABASE_INDEPENDENT.includes(name) &&
        STORE_IMPORT.test(readFileSync(`${folder}/${name}`, 'utf8')),
    )
    .map((name) => `<rootDir>/${folder}/${name}`);

/**
 * Configuration of `npx jest --config tests/postgres/jest.config.mjs`: runs the tests of the store, which otherwise use SQLite, and the tests in
 * `tests/postgres` on a temporary PostgreSQL server. Tests of SQLite files are in folders called `file`, and tests of
 * the store's thread in folders called `process`; neither run here.
 */
export default async () => {
  const { projects } = await unitConfig();
  const findProject = (name) => projects.find(({ displayName }) => displayName === name);
  const proof = await proofConfig();
  const shared = {
    rootDir: process.cwd(),
    globalSetup: '<rootDir>/tests/postgres/start.mjs',
    globalTeardown: '<rootDir>/tests/postgres/stop.mjs',
  };
  const unit = { ...findProject('unit'), ...shared };
  const storeTests = findStoreTests(ENQUIRY_TESTS);
  return {
    // Jest ignores this option in projects.
    testTimeout: proof.testTimeout,
    projects: [
      {
        ...unit,
        displayName: 'unit on PostgreSQL',
        testMatch: storeTests.filter((file) => !REPEATED_STATEMENTS.includes(file)),
      },
      { ...unit, displayName: 'repeated on PostgreSQL', testMatch: REPEATED_STATEMENTS },
      {
        ...findProject('process'),
        ...shared,
        displayName: 'process on PostgreSQL',
        testMatch: ['<rootDir>/tests/postgres/*.test.ts'],
      },
      {
        ...proof,
        ...shared,
        displayName: 'proof on PostgreSQL',
        // Workers that have run a unit test are still in the folder of the fixture.
        setupFiles: ['<rootDir>/tests/project/enterProject.ts'],
        testMatch: ['<rootDir>/tests/postgres/proof/*.test.ts'],
      },
    ],
  };
};
