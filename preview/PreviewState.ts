import type { Finding } from '../scripts/check-messages/Finding';

/** What the preview tells an open page when it begins to listen, and at every save. */
export type PreviewState = {
  /** Whether something was saved since the page was asked for. */
  isStale: boolean;
  /** All that is wrong in the messages now. */
  findings: Finding[];
};
