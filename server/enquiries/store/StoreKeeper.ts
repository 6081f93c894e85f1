import type { Log } from '../../log';
import type { Database } from './Database';
import { databaseFile } from './databaseFile';
import { deleteAll } from './deleteAll';

/** How long to wait before trying a store again that is away, in milliseconds. */
const STORE_PAUSE = 5000;

/** How often to ask whether it is time to delete what has expired, in milliseconds. */
const HOUR = 3_600_000;

/** Says in the log when the store is open, and once a day deletes from it what is not to be kept any longer. */
export class StoreKeeper {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isOpen = false;
  private isKnownAway = false;

  constructor(
    private readonly database: Database,
    private readonly url: string,
    private readonly log: Log,
  ) {}

  start(): void {
    void this.look();
  }

  /** What is under way ends when the store is closed; each of its transactions is whole. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    let pause = HOUR;
    try {
      if (!this.isOpen) await this.open();
      await this.tidy();
    } catch (error) {
      if (!this.isOpen) pause = STORE_PAUSE;
      if (!this.isStopped) this.logFailure(error as Error);
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => this.start(), pause);
    this.timer.unref();
  }

  private async open(): Promise<void> {
    const { waiting, failed } = await this.database.run('summarizeDeliveries', Date.now());
    this.isOpen = true;
    this.log({ level: 'info', event: 'store', status: 'open', waiting, failed });
  }

  /**
   * Deletes what the privacy page says is not kept any longer, unless this or another process has done so within a day:
   * leads 24 months after the last one of the same address, requests for the newsletter that nobody confirmed as long
   * after, and proofs of consent 3 years after its end. A subscription that was ended is a proof itself.
   */
  private async tidy(): Promise<void> {
    const now = Date.now();
    await this.database.run('forgetRequests', now);
    if (!(await this.database.run('claimChore', 'deleteExpired', now, 24 * HOUR))) return;
    try {
      const { leads, subscribers } = await deleteAll(() =>
        this.database.run('deleteExpiredContacts', yearsBefore(now, 2), yearsBefore(now, 3)),
      );
      await this.database.run('deleteExpiredConsents', yearsBefore(now, 3));
      // Until then the write-ahead log holds what was deleted.
      if (databaseFile(this.url) !== undefined) await this.database.run('checkpoint');
      this.log({ level: 'info', event: 'retention', status: 'done', leads, subscribers });
    } catch (error) {
      // Another attempt may be made in an hour rather than tomorrow.
      await this.database.run('dropChore', 'deleteExpired');
      throw error;
    }
  }

  private logFailure({ message }: Error): void {
    if (this.isOpen) {
      this.log({ level: 'error', event: 'retention', status: 'failed', error: message });
    } else if (!this.isKnownAway) {
      this.isKnownAway = true;
      this.log({ level: 'error', event: 'store', status: 'unavailable', error: message });
    }
  }
}

function yearsBefore(time: number, years: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}
