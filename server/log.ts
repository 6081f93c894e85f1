/** One event of the log. Never a name, an address, a telephone number or a text that a visitor wrote. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  event: string;
  [detail: string]: string | number | boolean | undefined;
};

export type Log = (entry: LogEntry) => void;

/** How many bytes may wait for a reader of standard output that has fallen asleep. */
const LONGEST_QUEUE = 1_000_000;

/**
 * Writes an event to standard output as one line of JSON. A line that cannot be written, because the disk is full or
 * nobody reads any more, is lost and nothing else is: see `server/main.ts`.
 */
export function writeLog(entry: LogEntry): void {
  if (process.stdout.writableLength > LONGEST_QUEUE) return;
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}
