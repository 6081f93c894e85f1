/** One event of the log. Never a name, an address, a telephone number or a text that a visitor wrote. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  event: string;
  [detail: string]: string | number | boolean | undefined;
};

export type Log = (entry: LogEntry) => void;

/** Writes an event to standard output as one line of JSON. */
export function writeLog(entry: LogEntry): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}
