import { Hono } from 'hono';
import type { DeliverySummary } from './delivery/deliveryStates';
import type { Metrics } from './Metrics';
import type { Database } from './store/Database';
import type { DatabaseError } from './store/DatabaseError';

/** The result of one store check is reused for this long: anyone can request `/readyz`, and each check writes to the disk. */
const CHECK_REUSE_MS = 5000;

const noStoreHeaders = { 'Cache-Control': 'no-store' };

type ServerState = {
  /** Returns an error code if the last enquiry was rejected because the data is damaged. */
  getDamage: () => string | undefined;
  isStopping: () => boolean;
};

/**
 * Creates two sets of routes. `public`: `GET /healthz` returns 200 while the process responds. It does not query the
 * store: the site works without the store, and a restart would not repair it. `GET /readyz` returns 200 if an enquiry
 * could be stored now, otherwise 503. Both return 503 if the server is about to stop, so a load balancer chooses another
 * server. `monitoring`, for a port that only operators can reach: `GET /readyz` with details, and `GET /metrics`.
 */
export function createHealthRoutes(
  database: Database,
  metrics: Metrics,
  { getDamage, isStopping }: ServerState,
): { public: Hono; monitoring: Hono } {
  let currentCheck: ReturnType<typeof checkStore> | undefined;
  const routes = new Hono();
  const monitoring = new Hono();

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
    return context.json({ status: body.status }, status, noStoreHeaders);
  });

  monitoring.get('/readyz', async (context) => {
    const { status, body } = await checkStore(database, getDamage);
    return context.json(body, status, noStoreHeaders);
  });

  monitoring.get('/metrics', async (context) => {
    const { status, body } = await checkStore(database, getDamage);
    metrics.setState(status === 200, body.deliveries);
    return context.body(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    });
  });

  return { public: routes, monitoring };
}

type StoreState = {
  status: 200 | 503;
  body: { status: 'ready' | 'unavailable'; store: string; deliveries?: DeliverySummary };
};

async function checkStore(database: Database, getDamage: () => string | undefined): Promise<StoreState> {
  const now = Date.now();
  try {
    await database.run('checkStorable', now);
    const deliveries = await database.run('summarizeDeliveries', now);
    const damage = getDamage();
    if (damage !== undefined) return { status: 503, body: { status: 'unavailable', store: damage } };
    return { status: 200, body: { status: 'ready', store: 'ok', deliveries } };
  } catch (error) {
    const { code } = error as DatabaseError;
    return { status: 503, body: { status: 'unavailable', store: code } };
  }
}
