/** A log event. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  event: string;
  [detail: string]: string | number | boolean | undefined;
};

/** Maximum size of the buffered output if the reader of standard output is blocked. */
const MAX_QUEUED_BYTES = 1_000_000;

/**
 * Writes an event to standard output as one line of JSON. If the reader is blocked, lines are dropped. If the disk is
 * full or the reader is gone, `process.stdout` emits an error, which ends a process without a listener.
 */
export function writeLog(entry: LogEntry): void {
  if (process.stdout.writableLength > MAX_QUEUED_BYTES) return;
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}
