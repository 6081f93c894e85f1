import { delimiter } from 'node:path';
import 'tsx';
import bundle from '../proof/bundle.mjs';
import bundleStore from '../unit/bundleStore.mjs';

/** Starts the PostgreSQL server in which `createStore` creates stores, and bundles the server and the store. */
export default async function start() {
  const { findPostgres } = await import('./findPostgres.ts');
  // Set here, because the tests run in other folders.
  process.env.POSTGRES_BIN = findPostgres();
  process.env.PATH = `${process.env.POSTGRES_BIN}${delimiter}${process.env.PATH}`;
  const { PostgresServer } = await import('./PostgresServer.ts');
  bundle();
  const server = new PostgresServer();
  await Promise.all([server.start(), bundleStore()]);
  globalThis.postgresServer = server;
  process.env.TEST_POSTGRES_URL = server.url;
}
