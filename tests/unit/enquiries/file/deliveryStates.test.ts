import type { Kysely } from 'kysely';
import Libsql from 'libsql';
import { DatabaseConnection } from '@/server/enquiries/store/Database';
import { summarizeDeliveries } from '@/server/enquiries/store/monitoring';
import { getDatabaseFile } from '@/server/enquiries/store/sqlite';
import type { Tables } from '@/server/enquiries/store/tables';
import { createStore } from '../helpers/testStore';

test('summarizes deliveries with the index of undelivered entries', async () => {
  const url = await createStore();
  const connection = new DatabaseConnection(url);
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
