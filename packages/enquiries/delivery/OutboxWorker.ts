import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../Clock';
import type { Log } from '../Log';
import { CONFIRMATION_DAYS } from '../newsletter/newsletterToken';
import type { Database } from '../store/Database';
import { withTimeout } from '../withTimeout';
import { type Channel, isForVisitor } from './channels';
import { DeliveryError } from './DeliveryError';
import { type Delivery, getStaffRecipient, MAX_BACKOFF_MS } from './outbox';

/** Poll interval for entries that another process queued or requeued. */
const POLL_INTERVAL_MS = 5000;

/** Wait after a failure of the store. */
const STORE_RETRY_MS = 5000;

/** Maximum time that `stop` waits for running attempts. Attempts that take longer are repeated by the next process. */
const STOP_TIMEOUT_MS = 5000;

/** Time limit of an attempt: shorter than the lease of its entry. */
const ATTEMPT_TIMEOUT_MS = 90_000;

/** Wait after the first failed attempt. It doubles after each further one. */
const FIRST_BACKOFF_MS = 1000;

/** An entry is abandoned after this many attempts if it is also older than the lifetime of a confirmation link. */
const MAX_ATTEMPTS = 100;
const MIN_ABANDON_AGE_MS = CONFIRMATION_DAYS * 86_400_000;

/** Attempts a delivery once. Throws `DeliveryError` if it fails. */
export type Deliver = (delivery: Delivery) => Promise<void>;

/** The outbox that a worker reads, and the owner name for its leases. All workers of a process share the name. */
type Outbox = { database: Database; owner: string; log: Log; clock: Clock };

/**
 * The channels of a worker, its delivery function, and its maximum number of concurrent attempts in total and per
 * destination.
 */
export type Lane = {
  channels: Channel[];
  deliver: Deliver;
  concurrency: number;
  concurrencyPerDestination?: number;
};

/**
 * Delivers outbox entries of some channels at least once, with the same ID at every attempt, until an attempt succeeds
 * or the entry is abandoned.
 */
export class OutboxWorker {
  private running: Promise<void> | undefined;
  private isStoreFailing = false;
  /** Ends the wait for the next due entry. */
  private sleepController = new AbortController();
  private readonly stopController = new AbortController();
  /** Running attempts by the ID of their entry. */
  private readonly runningAttempts = new Map<
    string,
    { destination: string | null; completion: Promise<void> }
  >();

  constructor(
    private readonly outbox: Outbox,
    private readonly lane: Lane,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Checks for due entries now. Call it after an entry was queued. */
  checkNow(): void {
    this.sleepController.abort();
  }

  async stop(): Promise<void> {
    this.stopController.abort();
    this.checkNow();
    await Promise.race([this.running, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  private get isStopped(): boolean {
    return this.stopController.signal.aborted;
  }

  private async run(): Promise<void> {
    let hasRetriedPending = false;
    while (!this.isStopped) {
      // Created before the work, so that an entry queued in the meantime ends the wait at once.
      this.sleepController = new AbortController();
      const { signal } = this.sleepController;
      let waitMs = STORE_RETRY_MS;
      try {
        if (!hasRetriedPending)
          await this.outbox.database.run('retryPendingNow', this.lane.channels, Date.now());
        hasRetriedPending = true;
        waitMs = await this.attemptDue();
        this.isStoreFailing = false;
      } catch (error) {
        this.logStoreFailure(error);
      }
      if (!this.isStopped) await sleep(waitMs, signal);
    }
    await Promise.all([...this.runningAttempts.values()].map(({ completion }) => completion));
  }

  /** Starts due attempts up to the concurrency limit. Returns the wait until the next check, in milliseconds. */
  private async attemptDue(): Promise<number> {
    const { database, owner } = this.outbox;
    const { channels, concurrency, concurrencyPerDestination = concurrency } = this.lane;
    while (!this.isStopped && this.runningAttempts.size < concurrency) {
      const runningIds = [...this.runningAttempts.keys()];
      const now = Date.now();
      const destinations = [...this.runningAttempts.values()].flatMap(({ destination }) => destination ?? []);
      const busyDestinations = destinations.filter(
        (busy) =>
          destinations.filter((destination) => destination === busy).length >= concurrencyPerDestination,
      );
      const claim = { channels, owner, runningIds, busyDestinations };
      const { delivery, next: nextDueAt = now + POLL_INTERVAL_MS } = await database.run(
        'claimDelivery',
        claim,
        now,
      );
      if (delivery === undefined) return Math.max(0, Math.min(POLL_INTERVAL_MS, nextDueAt - now));
      const { destination } = delivery;
      const completion = this.attempt(delivery).finally(() => {
        this.runningAttempts.delete(delivery.id);
        this.checkNow();
      });
      this.runningAttempts.set(delivery.id, { destination, completion });
    }
    return POLL_INTERVAL_MS;
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const { id, channel, attempts } = delivery;
    const { database, owner, log, clock } = this.outbox;
    const startTime = performance.now();
    const failure = await getAttemptError(this.lane.deliver(delivery));
    const now = Date.now();
    // Only staff recipients are logged.
    const recipient = getStaffRecipient(delivery);
    const logFields = { event: 'delivery', id, channel, recipient, attempt: attempts };
    if (failure === undefined) {
      const ms = Math.round(performance.now() - startTime);
      await this.recordOutcome(() => database.run('markDelivered', id, now));
      log({ level: 'info', ...logFields, status: 'delivered', ms });
    } else {
      const { code: error, retryAfterMs } = failure;
      const isAbandoned =
        failure.isPermanent || (isTooOld(delivery, now) && clock.findProblem() === undefined);
      const waitMs = Math.min(MAX_BACKOFF_MS, Math.max(getBackoff(attempts), retryAfterMs));
      const nextState = isAbandoned ? { abandoned_at: now } : { due_at: Math.round(now + waitMs) };
      await this.recordOutcome(() => database.run('markFailed', id, owner, error, nextState));
      const level = isForVisitor(channel) ? 'warn' : 'error';
      if (isAbandoned) log({ level, ...logFields, status: 'abandoned', error });
      else log({ level: 'warn', ...logFields, status: 'failed', error });
    }
  }

  /**
   * Records the outcome of an attempt, because without a record the delivery would be repeated. Retries while the store
   * is failing, until the worker is stopped.
   */
  private async recordOutcome(record: () => Promise<void>): Promise<void> {
    while (!this.isStopped || !this.isStoreFailing) {
      try {
        await record();
        this.isStoreFailing = false;
        return;
      } catch (error) {
        this.logStoreFailure(error);
        await sleep(STORE_RETRY_MS, this.stopController.signal);
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
  return withTimeout(attempt, ATTEMPT_TIMEOUT_MS, () => new DeliveryError('TIMEOUT')).then(
    () => undefined,
    // If the store cannot be read or the code has a bug, the entry must be retried, not lost.
    (error) => (error instanceof DeliveryError ? error : new DeliveryError(error.name)),
  );
}

/**
 * Returns the wait after a number of failed attempts, in milliseconds. Random jitter spreads entries that failed
 * together.
 */
function getBackoff(attempts: number): number {
  const maxWaitMs = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempts - 1));
  return Math.round(maxWaitMs * (0.5 + Math.random() / 2));
}

function isTooOld({ attempts, created_at, held_until }: Delivery, now: number): boolean {
  return attempts >= MAX_ATTEMPTS && now - (held_until ?? created_at) > MIN_ABANDON_AGE_MS;
}

/** Waits for a number of milliseconds, or until the signal is aborted. */
async function sleep(ms: number, abortSignal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal: abortSignal }).catch(() => undefined);
}
