/** What the walk asks of a browser, whichever protocol drives it. One page, kept from step to step. */
export type Driver = {
  /** The browser's own name and version. */
  version: string;
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks in the middle of an element, as a person does, and so on whatever covers it. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Gives the page a width in CSS pixels. */
  resize(width: number): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** The script errors since it was last asked. */
  takeErrors(): string[];
  close(): Promise<void>;
};

/** How high the page is in CSS pixels. */
export const HEIGHT = 844;

/** How long a browser on a busy machine may take to start, and to answer, in milliseconds. */
export const PATIENCE = 60_000;
