import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '@/lib/i18n/workingTime';
import { CONFIRMATION_DAYS } from './newsletter';
import type { EnquiryService } from './service';
import { type Delivery, DeliveryError, getStaffRecipient, MAX_BACKOFF_MS } from './store/outbox';
import { type Channel, isForVisitor } from './store/tables';

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
const MIN_ABANDON_AGE_MS = CONFIRMATION_DAYS * DAY_MS;

/** Attempts a delivery once. Throws `DeliveryError` if it fails. */
export type Deliver = (delivery: Delivery) => Promise<void>;

/** The channels of a worker, its delivery function, and its maximum number of concurrent attempts. */
export type Lane = { channels: Channel[]; deliver: Deliver; concurrency: number };

/**
 * Delivers outbox entries of some channels at least once, with the same ID at every attempt, until an attempt succeeds
 * or the entry is abandoned.
 */
export class OutboxWorker {
  private running: Promise<unknown> | undefined;
  private isStoreFailing = false;
  /** Ends the waits for the next due entry. */
  private wakeController = new AbortController();
  private readonly stopController = new AbortController();
  private readonly runningIds = new Set<string>();

  constructor(
    private readonly service: EnquiryService,
    /** Name of the process in its leases. */
    private readonly owner: string,
    private readonly lane: Lane,
  ) {}

  start(): void {
    const { channels, concurrency } = this.lane;
    const retryPending = () => this.service.database.run('retryPendingNow', channels, Date.now());
    this.running = this.persist(retryPending).then(() =>
      Promise.all(Array.from({ length: concurrency }, () => this.deliverDue())),
    );
  }

  /** Checks for due entries now. Call it after an entry was queued. */
  checkNow(): void {
    this.wakeController.abort();
    this.wakeController = new AbortController();
  }

  async stop(): Promise<void> {
    this.stopController.abort();
    this.checkNow();
    await Promise.race([this.running, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  private get isStopped(): boolean {
    return this.stopController.signal.aborted;
  }

  /** Attempts one due entry after another until the worker is stopped. */
  private async deliverDue(): Promise<void> {
    while (!this.isStopped) {
      // Read before the claim, so that an entry queued in the meantime ends the wait at once.
      const { signal } = this.wakeController;
      try {
        const waitMs = await this.attemptNext();
        this.isStoreFailing = false;
        await sleep(waitMs, signal);
      } catch (error) {
        this.logStoreFailure(error);
        await sleep(STORE_RETRY_MS, signal);
      }
    }
  }

  /** Attempts the entry that has been due longest. Returns the wait until the next check, in milliseconds. */
  private async attemptNext(): Promise<number> {
    const now = Date.now();
    const claim = { channels: this.lane.channels, owner: this.owner, runningIds: [...this.runningIds] };
    const { delivery, next = now + POLL_INTERVAL_MS } = await this.service.database.run(
      'claimDelivery',
      claim,
      now,
    );
    if (delivery === undefined) return Math.max(0, Math.min(POLL_INTERVAL_MS, next - now));
    this.runningIds.add(delivery.id);
    await this.attempt(delivery);
    this.runningIds.delete(delivery.id);
    return 0;
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const { id, channel, attempts } = delivery;
    const { database, log, clock } = this.service;
    const startTime = performance.now();
    const failure = await getAttemptError(this.lane.deliver(delivery));
    const now = Date.now();
    // Only staff recipients are logged.
    const recipient = getStaffRecipient(delivery);
    const logFields = { event: 'delivery', id, channel, recipient, attempt: attempts };
    if (failure === undefined) {
      const ms = Math.round(performance.now() - startTime);
      await this.persist(() => database.run('markDelivered', id, now));
      log({ level: 'info', ...logFields, status: 'delivered', ms });
    } else {
      const { code: error, retryAfterMs } = failure;
      const isAbandoned =
        failure.isPermanent || (isTooOld(delivery, now) && clock.findProblem() === undefined);
      const waitMs = Math.min(MAX_BACKOFF_MS, Math.max(getBackoff(attempts), retryAfterMs));
      const nextState = isAbandoned ? { abandoned_at: now } : { due_at: Math.round(now + waitMs) };
      await this.persist(() => database.run('markFailed', id, this.owner, error, nextState));
      const level = isForVisitor(channel) ? 'warn' : 'error';
      if (isAbandoned) log({ level, ...logFields, status: 'abandoned', error });
      else log({ level: 'warn', ...logFields, status: 'failed', error });
    }
  }

  /** Calls the store, and retries while it is failing, until the worker is stopped. */
  private async persist(call: () => Promise<void>): Promise<void> {
    while (!this.isStopped || !this.isStoreFailing) {
      try {
        await call();
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
      this.service.log({ level: 'error', event: 'outbox', error: (error as Error).message });
    }
    this.isStoreFailing = true;
  }
}

function getAttemptError(attempt: Promise<void>): Promise<DeliveryError | undefined> {
  const timeout = setTimeout(ATTEMPT_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new DeliveryError('TIMEOUT');
  });
  return Promise.race([attempt, timeout]).then(
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
