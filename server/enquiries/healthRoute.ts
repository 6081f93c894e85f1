import { Hono } from 'hono';
import type { Database } from './store/Database';
import type { DatabaseError } from './store/DatabaseError';

/** For how long one look at the store serves everybody who asks, in milliseconds: asking often costs no disk. */
const SHARED_FOR = 1000;

const uncached = { 'Cache-Control': 'no-store' };

/**
 * `GET /healthz`: 200 as long as the process answers; the store is not asked, because the site stands without it and a
 * restart would not mend it. `GET /readyz`: 200 when the store has just taken a write, 503 when it has not, and how the
 * deliveries are; also 503 when the server is about to stop.
 */
export function healthRoute(database: Database, isStopping: () => boolean): Hono {
  let shared: ReturnType<typeof look> | undefined;
  const routes = new Hono();

  routes.get('/healthz', (context) => context.json({ status: 'ok' }, 200, uncached));

  routes.get('/readyz', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503, uncached);
    // Counted from the answer: meanwhile everybody waits for the same one.
    shared ??= look(database).finally(() => {
      setTimeout(() => (shared = undefined), SHARED_FOR).unref();
    });
    const { status, body } = await shared;
    return context.json(body, status, uncached);
  });

  return routes;
}

async function look(database: Database) {
  const now = Date.now();
  try {
    await database.run('checkWritable', now);
    const deliveries = await database.run('summarizeDeliveries', now);
    return { status: 200 as const, body: { status: 'ready', store: 'ok', deliveries } };
  } catch (error) {
    const { code } = error as DatabaseError;
    return { status: 503 as const, body: { status: 'unavailable', store: code } };
  }
}
