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
  /** Finds texts that are older than a change in another language; undefined if there is no git history. */
  findOutdatedTexts?: () => Promise<OutdatedText[] | undefined>;
  /** Returns the name and the form of a file in the language of an editor; undefined for a file without a form. */
  describeFile?: (file: string, language: string) => FileDescription | undefined;
  /** Folder, which git ignores, for versions that editors discard. With it, pages can undo changes of the `folders`. */
  discardedFolder?: string;
  /** Updates files after a save, for example links to a renamed file. Returns the changed files. */
  updateFiles?: () => string[];
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

/** A text that is older than a change in another language. */
export type OutdatedText = {
  /** Path of the file, in one of the `folders`. */
  filePath: string;
  /** Path of the text in the file: `items.0.title`. Empty for the whole file. */
  path: string;
  text: string;
  /** Locale of the change. */
  changedIn: string;
  /** Time of the change in seconds since 1970; undefined if it is not committed. */
  changedAt?: number | undefined;
};

/** A file as editors know it. */
export type FileDescription = {
  name: string;
  /** Locale of the file; undefined if all languages share it. */
  locale?: string | undefined;
  /** URL of its form. */
  form: string;
  /** Path, without locale, of the page that shows it. */
  page: string;
  /** URLs of its form before it was renamed. */
  formerForms?: string[];
};

/** Data of the event `edits`, which is sent when a page connects and after every save. */
export type Edits = {
  /** The descriptions of all files below. */
  files: Record<string, FileDescription>;
  /** Undefined if there is no git history. */
  outdatedTexts?: OutdatedText[] | undefined;
  /** Changes since the last commit; undefined if there is no git history. */
  changes?: FileChange[] | undefined;
  discarded?: DiscardedFile[] | undefined;
};

/** A change of a file since the last commit. */
export type FileChange = { file: string; kind: 'added' | 'changed' | 'deleted' };

/** A version of a file that an editor has discarded. `time` is in milliseconds since 1970. */
export type DiscardedFile = { id: string; file: string; time: number };

/** Body of the request to undo: files whose last committed version, and ids of discarded versions to restore. */
export type UndoRequest = { files?: string[]; discarded?: string[] };

/** Data of the event `replaced`: files that the server has restored, or that it has updated after a save. */
export type Replacement = Pick<Edits, 'files'> & { kind: 'restored' | 'updated'; paths: string[] };

/** Event sent to open pages when they connect and after every save. */
export type PreviewState = {
  /** Time of the last save, in milliseconds by the server's clock; 0 before the first save. */
  saved: number;
  findings: PreviewFinding[];
};
