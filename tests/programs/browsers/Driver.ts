/** Browser automation that is independent of the protocol. All steps use the same page. */
export type Driver = {
  /** Name and version that the browser reports. */
  version: string;
  /** Evaluates an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks at the centre of an element; like a real click, it hits an element that covers this one. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Sets the width of the viewport in CSS pixels. */
  resize(width: number): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** Returns the script errors since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
};

/** Height of the viewport in CSS pixels. */
export const VIEWPORT_HEIGHT = 844;

/** Time limit for a browser on a busy machine to start or to respond. */
export const BROWSER_TIMEOUT_MS = 60_000;
