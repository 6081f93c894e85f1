import type { DatabaseError } from 'durable-store';
import { Hono } from 'hono';
import type { Database } from './store/Database';

/** The result of one store check is reused for this long, so that frequent requests cause no disk load. */
const CHECK_REUSE_MS = 1000;

const noStoreHeaders = { 'Cache-Control': 'no-store' };

type ServerState = {
  /** Returns an error code if the last enquiry was rejected because the data is damaged. */
  getDamage: () => string | undefined;
  isStopping: () => boolean;
};

/**
 * `GET /healthz` returns 200 while the process responds. It does not query the store: the site works without the store,
 * and a restart would not repair it. `GET /readyz` returns 200 and the state of the deliveries if an enquiry could be
 * stored now, otherwise 503. Both return 503 if the server is about to stop, so a load balancer chooses another server.
 */
export function createHealthRoutes(database: Database, { getDamage, isStopping }: ServerState): Hono {
  let currentCheck: ReturnType<typeof checkStore> | undefined;
  const routes = new Hono();

  routes.on('GET', ['/healthz', '/readyz'], async (context, next) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503, noStoreHeaders);
    await next();
  });

  routes.get('/healthz', (context) => context.json({ status: 'ok' }, 200, noStoreHeaders));

  routes.get('/readyz', async (context) => {
    // The reuse time starts when the check ends. Until then, all requests wait for the same check.
    currentCheck ??= checkStore(database, getDamage).finally(() => {
      setTimeout(() => (currentCheck = undefined), CHECK_REUSE_MS).unref();
    });
    const { status, body } = await currentCheck;
    return context.json(body, status, noStoreHeaders);
  });

  return routes;
}

async function checkStore(database: Database, getDamage: () => string | undefined) {
  const now = Date.now();
  try {
    await database.run('checkStorable', now);
    const deliveries = await database.run('summarizeDeliveries', now);
    const damage = getDamage();
    if (damage !== undefined) return { status: 503 as const, body: { status: 'unavailable', store: damage } };
    return { status: 200 as const, body: { status: 'ready', store: 'ok', deliveries } };
  } catch (error) {
    const { code } = error as DatabaseError;
    return { status: 503 as const, body: { status: 'unavailable', store: code } };
  }
}
