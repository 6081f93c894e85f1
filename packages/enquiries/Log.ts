/** A log event. It contains no name, address, telephone number or any text that a visitor wrote. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  event: string;
  [detail: string]: string | number | boolean | undefined;
};

export type Log = (entry: LogEntry) => void;
