import type { Kysely } from 'kysely';
import Libsql from 'libsql';
import { summarizeDeliveries } from '../delivery/deliveryStates';
import { DatabaseConnection } from '../store/DatabaseConnection';
import { getDatabaseFile } from '../store/getDatabaseFile';
import type { Tables } from '../store/Tables';
import { createDatabaseUrl } from './helpers/startServer';
import { site } from './site';

test('summarizes deliveries with the index of undelivered entries', async () => {
  const url = createDatabaseUrl();
  const connection = new DatabaseConnection(site, url);
  let statement = '';
  await connection.use(({ db }) => {
    const recordingDb = db.withPlugin({
      transformQuery({ node, queryId }) {
        statement = db.getExecutor().compileQuery(node, queryId).sql;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return summarizeDeliveries(recordingDb as unknown as Kysely<Tables>, Date.now());
  });
  connection.close();
  const database = new Libsql(getDatabaseFile(url) ?? '');
  expect(JSON.stringify(database.prepare(`EXPLAIN QUERY PLAN ${statement}`).all())).toContain(
    'outbox_undelivered',
  );
  database.close();
});
