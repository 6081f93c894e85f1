import unitConfig from '../../jest.config.mjs';

/** The unit tests of what the store does; `npm run test:unit` runs them on SQLite. */
const ofTheStore = [
  'acknowledgement',
  'commands',
  'consentTexts',
  'deliveries',
  'health',
  'idempotency',
  'leases',
  'newsletter',
  'rateLimit',
  'retention',
  'store',
];

/**
 * The same tests on PostgreSQL, a server of their own, and those of what only PostgreSQL does. Run from the root of the
 * project: `npm run test:postgres`.
 */
export default async () => {
  const { projects } = await unitConfig();
  return {
    ...projects.find(({ displayName }) => displayName === 'unit'),
    displayName: 'PostgreSQL',
    rootDir: process.cwd(),
    testMatch: [
      `<rootDir>/tests/unit/leads/(${ofTheStore.join('|')}).test.ts`,
      '<rootDir>/tests/postgres/**/*.test.ts',
    ],
    globalSetup: '<rootDir>/tests/postgres/start.mjs',
    globalTeardown: '<rootDir>/tests/postgres/stop.mjs',
  };
};
