/** A log event. It contains no names, addresses, telephone numbers or other texts that a visitor entered. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  event: string;
  [detail: string]: string | number | boolean | undefined;
};

export type Log = (entry: LogEntry) => void;

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

/** Logs an error and its place in the code. The message is left out, because it may repeat what a visitor wrote. */
export function logError(event: string, error: unknown, details: { path?: string | undefined } = {}): void {
  const { name = 'unknown', code, stack = '' } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const frames = stack.split('\n').filter((line) => /^ +at /.test(line));
  const at = frames.map((line) => line.trim()).join(' ');
  writeLog({ level: 'error', event, ...details, error: name, code, at });
}

/**
 * Logs uncaught exceptions and unhandled promise rejections; the process continues. This is safe only if no data exists
 * only in the memory of this process. If the process exited, a single request that triggers a bug could take the site
 * down for everyone, repeatedly.
 */
export function logUncaughtErrors(): void {
  process.on('uncaughtException', (error, origin) => logError(origin, error));
}
