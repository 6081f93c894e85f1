import type { Finding } from '../scripts/check-messages/Finding';

/** What the preview tells open pages when they begin to listen, and at every save. */
export type PreviewState = {
  /** How many milliseconds ago something was saved last; null where nothing was. */
  age: number | null;
  /** All that is wrong in the messages now. */
  findings: Finding[];
};
