import 'tsx';
import bundle from '../proof/bundle.mjs';
import bundleStore from '../unit/bundleStore.mjs';

/** Starts the PostgreSQL that `newStore` makes its stores in, and makes what they run. */
export default async function start() {
  const { findPostgres } = await import('../../scripts/postgres/findPostgres.ts');
  // Tests run in other folders than this one.
  process.env.POSTGRES_BIN = findPostgres();
  const { PostgresServer } = await import('../../scripts/postgres/PostgresServer.ts');
  bundle();
  const server = new PostgresServer(false);
  await Promise.all([server.start(), bundleStore()]);
  globalThis.postgresServer = server;
  process.env.TEST_POSTGRES_URL = server.url;
}
