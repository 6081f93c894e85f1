import type { Log } from '../log';
import { backoff } from './backoff';
import type { Database } from './Database';
import { DeliveryError } from './DeliveryError';
import { CONFIRMATION_DAYS } from './newsletterToken';
import {
  abandonDelivery,
  type Channel,
  claimDelivery,
  type Delivery,
  dueDeliveries,
  hastenDeliveries,
  markDelivered,
  nextDueTime,
  postponeDelivery,
} from './outbox';

/** How many entries are read at once. */
const BATCH = 20;

/** How often to look for entries that another machine queued, in milliseconds. */
const LONGEST_SLEEP = 30_000;

/** How long to wait when the store fails, in milliseconds. */
const STORE_PAUSE = 5000;

/** How long `stop` waits for an attempt under way, in milliseconds; the entry survives it anyway. */
const STOP_PATIENCE = 5000;

/** Makes one attempt. Throws `DeliveryError` when it fails, `DatabaseError` when it cannot read what to deliver. */
export type Deliver = (delivery: Delivery) => Promise<void>;

/**
 * Delivers the outbox's entries of some channels, one after the other, until each has succeeded: at least once, each
 * attempt under the same id.
 */
export class OutboxWorker {
  private running: Promise<void> | undefined;
  private isStopped = false;
  private wakeUp: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly channels: Channel[],
    private readonly deliver: Deliver,
    private readonly log: Log,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Looks for due entries now; to be called when one was queued. */
  wake(): void {
    this.wakeUp();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.wake();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_PATIENCE);
    });
    await Promise.race([this.running, patience]);
    clearTimeout(timer);
  }

  private async run(): Promise<void> {
    let isHastened = false;
    while (!this.isStopped) {
      // Made before the work, so that an entry queued in the meantime ends the sleep at once.
      const woken = new Promise<void>((resolve) => {
        this.wakeUp = resolve;
      });
      let pause = STORE_PAUSE;
      try {
        if (!isHastened) await hastenDeliveries(this.database, this.channels, Date.now());
        isHastened = true;
        pause = await this.deliverDue();
      } catch (error) {
        this.log({ level: 'error', event: 'outbox', error: (error as Error).message });
      }
      if (!this.isStopped && pause > 0) await sleep(pause, woken);
    }
  }

  /** Returns how long there is nothing to do. */
  private async deliverDue(): Promise<number> {
    const due = await dueDeliveries(this.database, this.channels, Date.now(), BATCH);
    for (const delivery of due) {
      if (this.isStopped) return 0;
      if (await claimDelivery(this.database, delivery, Date.now())) await this.attempt(delivery);
    }
    if (due.length === BATCH) return 0;
    const next = await nextDueTime(this.database, this.channels);
    return next === undefined ? LONGEST_SLEEP : Math.min(LONGEST_SLEEP, Math.max(0, next - Date.now()));
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const { id, channel } = delivery;
    const attempt = delivery.attempts + 1;
    const started = performance.now();
    let failure: DeliveryError | undefined;
    try {
      await this.deliver(delivery);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      failure = error;
    }
    const now = Date.now();
    const ms = Math.round(performance.now() - started);
    if (failure === undefined) {
      await markDelivered(this.database, id, now);
      this.log({ level: 'info', event: 'delivery', id, channel, attempt, status: 'delivered', ms });
    } else if (isHopeless(delivery, failure, now)) {
      await abandonDelivery(this.database, id, now, failure.code);
      this.log({
        level: 'warn',
        event: 'delivery',
        id,
        channel,
        attempt,
        status: 'abandoned',
        error: failure.code,
      });
    } else {
      await postponeDelivery(this.database, id, now + backoff(attempt), failure.code);
      this.log({
        level: 'warn',
        event: 'delivery',
        id,
        channel,
        attempt,
        status: 'failed',
        error: failure.code,
      });
    }
  }
}

/** A lead is never given up. A mail to a visitor is when the address does not exist or the link would have expired. */
function isHopeless({ channel, createdAt }: Delivery, failure: DeliveryError, now: number): boolean {
  if (channel === 'sales' || channel === 'webhook') return false;
  return failure.isPermanent || now - createdAt > CONFIRMATION_DAYS * 86_400_000;
}

async function sleep(ms: number, woken: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([woken, timeout]);
  clearTimeout(timer);
}
