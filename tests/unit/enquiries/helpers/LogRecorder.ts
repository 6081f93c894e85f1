import type { LogEntry } from '@/server/http/log';
import { withTimeout } from '@/tests/withTimeout';

/** Stores the log entries of a server, and lets a test wait for an entry. */
export class LogRecorder {
  readonly entries: LogEntry[] = [];
  private waiters: { matches: (entry: LogEntry) => boolean; resolve: (entry: LogEntry) => void }[] = [];

  readonly log = (entry: LogEntry): void => {
    this.entries.push(entry);
    const resolved = this.waiters.filter(({ matches }) => matches(entry));
    this.waiters = this.waiters.filter((waiter) => !resolved.includes(waiter));
    for (const { resolve } of resolved) resolve(entry);
  };

  /** Resolves with the first entry, past or future, that has all of these values. */
  waitForEntry(values: Partial<LogEntry>): Promise<LogEntry> {
    const matches = (entry: LogEntry) =>
      Object.entries(values).every(([name, value]) => entry[name] === value);
    const pastEntry = this.entries.find(matches);
    if (pastEntry) return Promise.resolve(pastEntry);
    const futureEntry = new Promise<LogEntry>((resolve) => this.waiters.push({ matches, resolve }));
    return withTimeout(futureEntry, `the log entry ${JSON.stringify(values)}`);
  }
}
