import type { Finding } from '../check/Finding';

/** What the preview tells an open page when it begins to listen, and at every save. */
export type PreviewState = {
  /** When something was saved last, in milliseconds of the server's clock. */
  saved: number;
  /** All that is wrong in the messages now. */
  findings: Finding[];
};
