import { Hono } from 'hono';
import type { Database } from './Database';
import { countWaiting } from './outbox';

/**
 * `GET /healthz`: 200 as long as the process answers, because the site stands without its store too and taking it down
 * would not mend it. The body says how the store is, and how many deliveries wait.
 */
export function healthRoute(database: Database): Hono {
  return new Hono().get('/healthz', async (context) => {
    context.header('Cache-Control', 'no-store');
    try {
      const waiting = await countWaiting(database);
      // Changes nothing, but fails where nothing can be changed.
      await database.write(['DELETE FROM outbox WHERE false']);
      return context.json({ status: 'ok', store: 'ok', waiting });
    } catch {
      return context.json({ status: 'ok', store: 'unavailable' });
    }
  });
}
