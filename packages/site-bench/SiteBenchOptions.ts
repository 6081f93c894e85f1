import type { Page } from '@playwright/test';

/** Options of `benchSite` and `benchScale`. A measurement whose options are missing is left out. */
export type SiteBenchOptions = {
  /** Returns the path of a Chromium, and its arguments. Called once, before the first measurement in a browser. */
  getBrowser: () => BrowserOptions;
  build: BuildOptions;
  server: ServerOptions;
  report: ReportOptions;
  /** Number of runs of which the median is reported, except of taps, which are repeated 9 times; default: 3. */
  runs?: number;
  /** URL paths of the pages that Lighthouse measures. */
  pages?: string[];
  /** First taps of a visitor, by name. */
  taps?: Record<string, Tap>;
  /** Kinds of visits, by name. Each starts with an empty cache. */
  visits?: Record<string, (visitor: Visitor) => Promise<void>>;
  navigation?: NavigationOptions;
  /** URL path of the landing page for a comparison with other sites; default: `/`. */
  landingPage?: string;
  /** Goals that the report prints above a table. */
  goals?: Partial<Record<'taps' | 'visits' | 'navigation' | 'pages' | 'sites', string>>;
  /** Builds with many entries, for `benchScale`. */
  scale?: ScaleOptions;
};

export type BrowserOptions = { executablePath: string; args: string[] };

export type BuildOptions = {
  /** Name of the build in the report: `npm run build`. */
  name: string;
  /** Arguments of Node.js that run the build in the working directory: `['scripts/build.js']`. */
  command: string[];
  /** Generated folders, which are deleted before a build. */
  generated: string[];
  /** Folder of the built pages. */
  out: string;
};

export type ServerOptions = {
  /** Arguments of Node.js that start the server of the built site. */
  command: string[];
  /** Returns the environment variables of the server. `folder` is a temporary folder for its data. */
  getEnv: (port: number, folder: string) => Record<string, string>;
  /** URL path that returns 200 once the server is ready. */
  readyPath: string;
};

export type ReportOptions = {
  /** Markdown file that `benchSite` writes. */
  file: string;
  /** JSON file with the figures of the last run, for comparison with the next run. */
  figuresFile: string;
  introduction: string;
};

export type Tap = {
  path: string;
  /** Selector of the target. Its first match is tapped. */
  selector: string;
  /** Selector of a button that is tapped first if the target is not visible, such as the button of a menu. */
  opener?: string;
};

export type Visitor = {
  /** A page of a phone (Pixel 7). */
  page: Page;
  /** Origin of the site, behind a proxy that compresses text like a CDN. */
  origin: string;
  /** Waits until there has been no request for half a second. */
  waitUntilIdle: () => Promise<void>;
  /** Scrolls to the end of the page and waits until it is idle. */
  readToEnd: () => Promise<void>;
};

export type NavigationOptions = {
  /** URL paths of pages and of links in them. */
  steps: { from: string; to: string }[];
  /** Selector of the links; default: `a`. */
  linkSelector?: string;
  /**
   * Attribute of `<html>` that enables prerendering on hover. A headless browser reports no hover support, so it is set
   * before the mouse moves.
   */
  hoverAttribute?: string;
};

export type ScaleOptions = {
  /** Copies the project into a temporary folder and returns its path. The copy is deleted at the end. */
  copyProject: () => string;
  /** Writes entries to the copy until it has `count`, and removes entries that an earlier call has written. */
  writeEntries: (folder: string, count: number) => void;
  /** Singular of an entry, for the columns of the table: `article`. */
  noun: string;
  /** Header of the first column; default: the plural of `noun`. */
  header?: string;
  /** Returns the seconds of a build that do not depend on the number of pages, from its output; default: 0. */
  getFixedSeconds?: (output: string) => number;
  /** Files in the folder of the built pages whose compressed size is measured, by name. */
  pages: Record<string, string>;
  thresholds: Threshold[];
};

export type Threshold = {
  /** The requirement in one sentence. */
  text: string;
  /** Returns the figure; undefined if the numbers of entries that it needs were not measured. */
  getFigure: (measurements: BuildMeasurement[]) => number | undefined;
  maximum: number;
  unit: string;
};

/** The cost of a build. Sizes and memory are in bytes. */
export type BuildMeasurement = {
  entries: number;
  /** The number of HTML files. */
  pages: number;
  seconds: number;
  /** Seconds that do not depend on the number of pages. */
  fixedSeconds: number;
  cpuSeconds: number;
  peakMemory: number;
  /** Size of the built files without precompressed copies. */
  outSize: number;
  /** Compressed sizes of `ScaleOptions.pages`. */
  pageSizes: Record<string, number>;
};
