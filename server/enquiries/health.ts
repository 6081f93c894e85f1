import { Hono } from 'hono';
import { Counter, Gauge, Registry } from 'prom-client';
import type { LogEntry } from '../http/log';
import type { Database } from './store/Database';
import type { DatabaseError } from './store/DatabaseError';
import type { DeliverySummary } from './store/monitoring';

/** The result of one store check is reused for this long: anyone can request `/readyz`, and each check writes to the disk. */
const CHECK_REUSE_MS = 5000;

const noStoreHeaders = { 'Cache-Control': 'no-store' };

/**
 * Creates two sets of routes. `public`: `GET /healthz` returns 200 while the process responds. It does not query the
 * store: the site works without the store, and a restart would not repair it. `GET /readyz` returns 200 if an enquiry
 * could be stored now, otherwise 503. Both return 503 if the server is about to stop, so a load balancer chooses another
 * server. `monitoring`, for a port that only operators can reach: `GET /readyz` with details, and `GET /metrics`.
 */
export function createHealthRoutes(
  database: Database,
  metrics: Metrics,
  isStopping: () => boolean,
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
    currentCheck ??= checkStore(database).finally(() => {
      setTimeout(() => (currentCheck = undefined), CHECK_REUSE_MS).unref();
    });
    const { status, body } = await currentCheck;
    return context.json({ status: body.status }, status, noStoreHeaders);
  });

  monitoring.get('/readyz', async (context) => {
    const { status, body } = await checkStore(database);
    return context.json(body, status, noStoreHeaders);
  });

  monitoring.get('/metrics', async (context) => {
    const { status, body } = await checkStore(database);
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

async function checkStore(database: Database): Promise<StoreState> {
  const now = Date.now();
  try {
    await database.run('checkWritable', now);
    const deliveries = await database.run('summarizeDeliveries', now);
    return { status: 200, body: { status: 'ready', store: 'ok', deliveries } };
  } catch (error) {
    const { code } = error as DatabaseError;
    return { status: 503, body: { status: 'unavailable', store: code } };
  }
}

/** The metrics of one server, in the text format of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  private readonly stored = this.createCounter('enquiries_stored_total', 'Enquiries stored since the start');
  private readonly refused = this.createCounter(
    'enquiries_refused_by_limit_total',
    'Requests refused with 429',
  );
  private readonly ready = this.createGauge('enquiries_ready', '1 if an enquiry could be stored now');
  private readonly deliveries: Record<keyof DeliverySummary, Gauge> = {
    waiting: this.createGauge('deliveries_waiting', 'Deliveries that are not sent yet'),
    oldestSeconds: this.createGauge(
      'deliveries_oldest_waiting_seconds',
      'Age of the oldest waiting delivery',
    ),
    held: this.createGauge('deliveries_held', 'Mails to visitors held by a daily limit'),
    failed: this.createGauge('deliveries_failed', 'Abandoned deliveries to staff and webhooks'),
    failedToVisitors: this.createGauge('deliveries_failed_to_visitors', 'Abandoned mails to visitors'),
  };

  /** Counts a log entry. */
  count({ event, status }: LogEntry): void {
    if (event !== 'lead') return;
    if (status === 201) this.stored.inc();
    if (status === 429) this.refused.inc();
  }

  /** Sets the state of the store and its deliveries, which is unknown if the store is unavailable. */
  setState(isReady: boolean, deliveries: DeliverySummary | undefined): void {
    this.ready.set(isReady ? 1 : 0);
    for (const [name, gauge] of Object.entries(this.deliveries))
      gauge.set(deliveries?.[name as keyof DeliverySummary] ?? Number.NaN);
  }

  private createCounter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private createGauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
