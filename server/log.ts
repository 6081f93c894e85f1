import type { LogEntry } from 'enquiries';

/** Maximum size of the buffered output if the reader of standard output is blocked. */
const MAX_QUEUED_BYTES = 1_000_000;

/**
 * Writes an event to standard output as one line of JSON. If the line cannot be written, because the disk is full or
 * the reader is gone, the line is dropped and the server continues: see `server/main.ts`.
 */
export function writeLog(entry: LogEntry): void {
  if (process.stdout.writableLength > MAX_QUEUED_BYTES) return;
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}
