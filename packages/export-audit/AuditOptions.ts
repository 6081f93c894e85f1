import type { RuleConfig } from 'html-validate';
import type { ExportedPage } from './ExportedPage';
import type { Rule } from './Rule';

/** The URLs of the exported pages. */
export type UrlOptions = {
  /** Origin of the pages: `https://www.example.com`. */
  origin: string;
  /** Path of the folder on the host, such as `/site`. Default: the root. */
  basePath?: string;
  /**
   * The value of `og:locale` by locale: `{ en: 'en_US', de: 'de_DE' }`. The first segment of a page's path is its
   * locale. A page whose first segment is not a locale has no locale.
   */
  locales: Record<string, string>;
  /** Locale of the pages that are canonical for pages without a locale or without a translation. */
  fallbackLocale: string;
};

export type AuditOptions = UrlOptions & {
  /** Folder of the exported pages. */
  folder: string;
  /** Subfolders that are not part of the site, such as `admin`. */
  ignoredFolders?: string[];
  /** Other origins whose pages may be framed, and to which forms may send data. */
  allowedOrigins?: { frames?: string[]; forms?: string[] };
  /** Islands of [static-islands](../static-islands/README.md). */
  islands?: {
    /** The attributes with the URLs, separated by spaces, of an island's modules and of its props. */
    moduleAttribute: string;
    propsAttribute: string;
    /** The folder of the script that all pages load. */
    scriptFolder: string;
  };
  /** Limits for the size of pages. */
  sizeBudget?: SizeBudget;
  /** Changes to the rules of html-validate. */
  htmlRules?: RuleConfig;
  /** Additional rules by name. */
  rules?: Record<string, Rule>;
};

/**
 * A part of what a page loads before any interaction, or the script, modules and props of its islands. Parts are measured in
 * bytes transferred, requests in number.
 */
export type PagePart =
  | 'document'
  | 'inline scripts'
  | 'styles'
  | 'fonts'
  | 'pictures at once'
  | 'everything at once'
  | 'requests at once'
  | 'script of the site'
  | 'modules of islands'
  | 'props of islands';

type PageLimits = Partial<Record<PagePart, number>>;

export type SizeBudget = {
  /**
   * Returns the limits of a page. `pictures` are the files of the pictures that the page loads at once. By default, props
   * must be smaller than the page, whose content they repeat: larger ones contain data that is not shown.
   */
  getLimits: (page: ExportedPage, pictures: string[]) => PageLimits;
  /** Advice for editors, by the part that their content can reduce. With advice, an exceeded limit is a warning. */
  advice?: Partial<Record<PagePart, string>>;
};
