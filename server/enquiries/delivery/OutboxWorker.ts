import { setTimeout } from 'node:timers/promises';
import type { Log } from '../../log';
import { CONFIRMATION_DAYS } from '../newsletter/newsletterToken';
import type { Database } from '../store/Database';
import { withTimeout } from '../withTimeout';
import { DeliveryError } from './DeliveryError';
import { type Channel, type Delivery, getStaffRecipient, isForVisitor, MAX_BACKOFF_MS } from './outbox';

/** Poll interval for entries that another process queued or requeued. */
const LONGEST_SLEEP = 5000;

/** Wait after a failure of the store. */
const STORE_PAUSE = 5000;

/** Maximum time `stop` waits for running attempts. Their outbox entries are kept in any case. */
const STOP_PATIENCE = 5000;

/** Time limit of an attempt: shorter than the lease of its entry. */
const ATTEMPT_LIMIT = 90_000;

/** Wait after the first failed attempt. It doubles after each further one. */
const FIRST_BACKOFF = 1000;

/** An entry is abandoned after this many attempts if it is also older than the lifetime of a confirmation link. */
const MOST_ATTEMPTS = 100;
const LONGEST_AGE = CONFIRMATION_DAYS * 86_400_000;

/** Makes one attempt. Throws `DeliveryError` if it fails. */
export type Deliver = (delivery: Delivery) => Promise<void>;

/** The outbox that a worker reads, and the owner name for its leases. All workers of a process share the name. */
type Outbox = { database: Database; owner: string; log: Log };

/**
 * The channels of a worker, its delivery function, and its maximum number of concurrent attempts in total and per
 * destination.
 */
export type Lane = { channels: Channel[]; deliver: Deliver; atOnce: number; perDestination?: number };

/**
 * Delivers outbox entries of some channels at least once, with the same ID at every attempt, until an attempt succeeds
 * or the entry is abandoned.
 */
export class OutboxWorker {
  private running: Promise<void> | undefined;
  private isStoreFailing = false;
  /** Ends the wait for the next due entry. */
  private waking = new AbortController();
  private readonly stopping = new AbortController();
  /** Running attempts by the ID of their entry. */
  private readonly attempts = new Map<string, { destination: string | null; ended: Promise<void> }>();

  constructor(
    private readonly outbox: Outbox,
    private readonly lane: Lane,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Checks for due entries now. Call it after an entry was queued. */
  wake(): void {
    this.waking.abort();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await Promise.race([this.running, setTimeout(STOP_PATIENCE, undefined, { ref: false })]);
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async run(): Promise<void> {
    let isHastened = false;
    while (!this.isStopped) {
      // Created before the work, so that an entry queued in the meantime ends the wait at once.
      this.waking = new AbortController();
      const { signal } = this.waking;
      let pause = STORE_PAUSE;
      try {
        if (!isHastened) await this.outbox.database.run('hastenDeliveries', this.lane.channels, Date.now());
        isHastened = true;
        pause = await this.attemptDue();
        this.isStoreFailing = false;
      } catch (error) {
        this.logStoreFailure(error);
      }
      if (!this.isStopped) await sleep(pause, signal);
    }
    await Promise.all([...this.attempts.values()].map(({ ended }) => ended));
  }

  /** Starts due attempts up to the concurrency limit. Returns the wait until the next check, in milliseconds. */
  private async attemptDue(): Promise<number> {
    const { database, owner } = this.outbox;
    const { channels, atOnce, perDestination = atOnce } = this.lane;
    while (!this.isStopped && this.attempts.size < atOnce) {
      const underWay = [...this.attempts.keys()];
      const now = Date.now();
      const destinations = [...this.attempts.values()].flatMap(({ destination }) => destination ?? []);
      const busy = destinations.filter(
        (each) => destinations.filter((other) => other === each).length >= perDestination,
      );
      const who = { channels, owner, underWay, busy };
      const { delivery, next = now + LONGEST_SLEEP } = await database.run('claimDelivery', who, now);
      if (delivery === undefined) return Math.max(0, Math.min(LONGEST_SLEEP, next - now));
      const { destination } = delivery;
      const ended = this.attempt(delivery).finally(() => {
        this.attempts.delete(delivery.id);
        this.wake();
      });
      this.attempts.set(delivery.id, { destination, ended });
    }
    return LONGEST_SLEEP;
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const { id, channel, attempts } = delivery;
    const { database, owner, log } = this.outbox;
    const started = performance.now();
    const failure = await getAttemptError(this.lane.deliver(delivery));
    const now = Date.now();
    // Only staff recipients are logged.
    const recipient = getStaffRecipient(delivery);
    const about = { event: 'delivery', id, channel, recipient, attempt: attempts };
    if (failure === undefined) {
      const ms = Math.round(performance.now() - started);
      await this.settle(() => database.run('markDelivered', id, now));
      log({ level: 'info', ...about, status: 'delivered', ms });
    } else {
      const { code: error, retryAfter } = failure;
      const isOver = shouldGiveUp(delivery, failure, now);
      const wait = Math.min(MAX_BACKOFF_MS, Math.max(backoff(attempts), retryAfter));
      const next = isOver ? { abandoned_at: now } : { due_at: Math.round(now + wait) };
      await this.settle(() => database.run('markFailed', id, owner, error, next));
      const level = isForVisitor(channel) ? 'warn' : 'error';
      if (isOver) log({ level, ...about, status: 'abandoned', error });
      else log({ level: 'warn', ...about, status: 'failed', error });
    }
  }

  /**
   * Records the outcome of an attempt, and retries while the store is failing: without the record, the delivery would
   * be repeated.
   */
  private async settle(note: () => Promise<void>): Promise<void> {
    while (!this.isStopped || !this.isStoreFailing) {
      try {
        await note();
        this.isStoreFailing = false;
        return;
      } catch (error) {
        this.logStoreFailure(error);
        await sleep(STORE_PAUSE, this.stopping.signal);
      }
    }
  }

  /** Logs one error per outage of the store. */
  private logStoreFailure(error: unknown): void {
    if (!this.isStoreFailing && !this.isStopped) {
      this.outbox.log({ level: 'error', event: 'outbox', error: (error as Error).message });
    }
    this.isStoreFailing = true;
  }
}

function getAttemptError(attempt: Promise<void>): Promise<DeliveryError | undefined> {
  return withTimeout(attempt, ATTEMPT_LIMIT, () => new DeliveryError('TIMEOUT')).then(
    () => undefined,
    // The store cannot be read, or the code has a bug. Neither may lose the entry.
    (error) => (error instanceof DeliveryError ? error : new DeliveryError(error.name)),
  );
}

/**
 * Returns the wait after a number of failed attempts, in milliseconds. Random jitter spreads entries that failed
 * together.
 */
function backoff(attempts: number): number {
  const ceiling = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF * 2 ** (attempts - 1));
  return Math.round(ceiling * (0.5 + Math.random() / 2));
}

function shouldGiveUp({ attempts, created_at }: Delivery, failure: DeliveryError, now: number): boolean {
  return failure.isPermanent || (attempts >= MOST_ATTEMPTS && now - created_at > LONGEST_AGE);
}

/** Waits for a number of milliseconds or until the signal aborts. */
async function sleep(ms: number, woken: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal: woken }).catch(() => undefined);
}
