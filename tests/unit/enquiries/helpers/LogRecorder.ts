import type { LogEntry } from 'enquiries';
import { withTimeout } from '@/tests/withTimeout';

/** Stores the log entries of a server, and lets a test wait for one. */
export class LogRecorder {
  readonly entries: LogEntry[] = [];
  private waiting: { matches: (entry: LogEntry) => boolean; resolve: (entry: LogEntry) => void }[] = [];

  readonly log = (entry: LogEntry): void => {
    this.entries.push(entry);
    const due = this.waiting.filter(({ matches }) => matches(entry));
    this.waiting = this.waiting.filter((waiter) => !due.includes(waiter));
    for (const { resolve } of due) resolve(entry);
  };

  /** Resolves with the first entry, past or future, that has all of these values. */
  until(values: Partial<LogEntry>): Promise<LogEntry> {
    const matches = (entry: LogEntry) =>
      Object.entries(values).every(([name, value]) => entry[name] === value);
    const past = this.entries.find(matches);
    if (past) return Promise.resolve(past);
    const future = new Promise<LogEntry>((resolve) => this.waiting.push({ matches, resolve }));
    return withTimeout(future, `the log entry ${JSON.stringify(values)}`);
  }
}
