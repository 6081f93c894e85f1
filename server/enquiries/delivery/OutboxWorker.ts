import { setTimeout } from 'node:timers/promises';
import type { Log } from '../../log';
import { CONFIRMATION_DAYS } from '../newsletter/newsletterToken';
import type { Database } from '../store/Database';
import { withTimeout } from '../withTimeout';
import { DeliveryError } from './DeliveryError';
import { type Channel, type Delivery, getStaffRecipient, isForVisitor, MAX_BACKOFF_MS } from './outbox';

/** How often to look for entries that another process queued or put back, in milliseconds. */
const LONGEST_SLEEP = 5000;

/** How long to wait when the store fails, in milliseconds. */
const STORE_PAUSE = 5000;

/** How long `stop` waits for attempts under way, in milliseconds; their entries survive it anyway. */
const STOP_PATIENCE = 5000;

/** How long an attempt may take, in milliseconds: less than the lease of its entry. */
const ATTEMPT_LIMIT = 90_000;

/** How long to wait after the first failed attempt, in milliseconds; twice as long after each further one. */
const FIRST_BACKOFF = 1000;

/** An entry is given up when it has failed so often, and is older than a link in a mail would work. */
const MOST_ATTEMPTS = 100;
const LONGEST_AGE = CONFIRMATION_DAYS * 86_400_000;

/** Makes one attempt. Throws `DeliveryError` when it fails. */
export type Deliver = (delivery: Delivery) => Promise<void>;

/** Where a worker finds its entries, and under which name it takes them: one name for each process. */
type Outbox = { database: Database; owner: string; log: Log };

/** What a worker delivers, how, and how many at once, in all and to one destination. */
export type Lane = { channels: Channel[]; deliver: Deliver; atOnce: number; perDestination?: number };

/** Delivers entries of some channels: at least once, each attempt under the same id, until it succeeds or fails for good. */
export class OutboxWorker {
  private running: Promise<void> | undefined;
  private isStoreFailing = false;
  /** Ends the sleep until the next entry is due. */
  private waking = new AbortController();
  private readonly stopping = new AbortController();
  /** What is under way, by the ids of the entries. */
  private readonly attempts = new Map<string, { destination: string | null; ended: Promise<void> }>();

  constructor(
    private readonly outbox: Outbox,
    private readonly lane: Lane,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Looks for due entries now; to be called when one was queued. */
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
      // Made before the work, so that an entry queued in the meantime ends the sleep at once.
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

  /** Begins what is due, as much as may be under way at once. Returns how long there is nothing to do. */
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
    // Only our own people are named.
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

  /** Notes what became of an attempt, however long the store fails: forgotten, it would be made once more. */
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

  /** Once for each time the store goes away. */
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
    // The store that cannot be read, or a fault of ours: neither may cost the entry.
    (error) => (error instanceof DeliveryError ? error : new DeliveryError(error.name)),
  );
}

/** How long to wait after so many failed attempts (ms). Part of it is random: what failed together does not come back together. */
function backoff(attempts: number): number {
  const ceiling = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF * 2 ** (attempts - 1));
  return Math.round(ceiling * (0.5 + Math.random() / 2));
}

function shouldGiveUp({ attempts, created_at }: Delivery, failure: DeliveryError, now: number): boolean {
  return failure.isPermanent || (attempts >= MOST_ATTEMPTS && now - created_at > LONGEST_AGE);
}

/** Waits so many milliseconds, or until `woken`. */
async function sleep(ms: number, woken: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal: woken }).catch(() => undefined);
}
