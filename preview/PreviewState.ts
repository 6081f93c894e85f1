import type { Finding } from '../scripts/check-messages/Finding';

/** What the preview tells open pages at every save. */
export type PreviewState = {
  /** Differs from every one before it, those of earlier runs included. */
  version: number;
  /** All that is wrong in the messages now. */
  findings: Finding[];
};
