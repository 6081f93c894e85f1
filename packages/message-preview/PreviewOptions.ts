/** Options of `startPreviewServer`. */
export type PreviewOptions = {
  /** IP address or name on which the server listens. */
  hostname: string;
  /** Port of the development server, on the same host. Pages of other origins get no response. */
  sitePort: number;
  /** Folders that editors change. Subfolders are included. */
  folders: string[];
  /** Checks the messages. Called when the first page connects and after every change. */
  check: () => GetFindings | Promise<GetFindings>;
};

/** Returns the findings in the language of a page, such as `en`. */
export type GetFindings = (language: string) => PreviewFinding[];

/** A problem in a message file. Lines and columns count from 1. */
export type PreviewFinding = {
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  problem: string;
  remedy: string;
};

/** Event sent to open pages when they connect and after every save. */
export type PreviewState = {
  /** Time of the last save, in milliseconds by the server's clock; 0 before the first save. */
  saved: number;
  findings: PreviewFinding[];
};
