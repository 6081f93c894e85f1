/** A log event. It contains no names, addresses, telephone numbers or other texts that a visitor entered. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  event: string;
  [detail: string]: string | number | boolean | undefined;
};

export type Log = (entry: LogEntry) => void;
