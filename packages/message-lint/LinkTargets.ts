import { type Catalogue, getPagePath, getPublicationDate, NEVER_PUBLISHED } from './catalogue/Catalogue';
import { isMarkdown } from './catalogue/MessageFile';
import type { MessageLintOptions } from './MessageLintOptions';
import type { FindingText } from './Rule';

/** The pages and anchors of the site that links can point to. */
export class LinkTargets {
  /** The site's origin, which absolute links to the site start with. */
  readonly origin: string;
  private readonly options: MessageLintOptions;
  /** Names of Markdown files, by path without locale. */
  private readonly markdownFiles: Map<string, string>;
  /** Names of other pages, by path without locale. */
  private readonly pages: Map<string, string>;
  /** The paths, without locale, of pages of entries. */
  private readonly entryPaths: readonly string[];
  /** Results of `findAnchors`, by locale and path. */
  private readonly anchorCache = new Map<string, Set<string> | undefined>();

  constructor(private readonly catalogue: Catalogue) {
    this.options = catalogue.workspace.options;
    this.origin = this.options.pages.getOrigin(catalogue);
    this.pages = new Map(Object.entries(this.options.pages.paths).map(([page, path]) => [path, page]));
    this.entryPaths = this.options.pages.getEntryPaths?.(catalogue) ?? [];
    this.markdownFiles = new Map(
      catalogue.files.filter(isMarkdown).map((file) => [getPagePath(file), file.name]),
    );
  }

  /** The paths of all pages, without locale. */
  get paths(): string[] {
    return [...this.pages.keys(), ...this.markdownFiles.keys(), ...this.entryPaths];
  }

  has(path: string): boolean {
    return this.pages.has(path) || this.markdownFiles.has(path) || this.entryPaths.includes(path);
  }

  /** Splits a path into its locale, which is undefined if the first segment is not a locale, and the rest. */
  splitLocale(path: string): { locale: string | undefined; path: string } {
    const [, firstSegment = '', pathWithoutLocale = '/'] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
    return this.options.locales.all.includes(firstSegment)
      ? { locale: firstSegment, path: pathWithoutLocale }
      : { locale: undefined, path };
  }

  /** The publication date of a post's page: the earliest date among its locales. Empty for other pages. */
  getPageDate(path: string): string {
    return this.findFiles(path).map(getPublicationDate).sort()[0] ?? '';
  }

  /** Describes why a page is not published, for example `is a draft`. Undefined if it is published. */
  describeUnpublished(path: string, now: string): FindingText | undefined {
    const date = this.getPageDate(path);
    if (date <= now) return undefined;
    if (date === NEVER_PUBLISHED) return { id: 'unpublished.draft' };
    const [day = '', time] = date.split('T');
    return time === undefined
      ? { id: 'unpublished.scheduled', values: { date: day } }
      : { id: 'unpublished.scheduledAt', values: { date: day, time } };
  }

  /** The anchors of a page in a locale; undefined if a file that defines them cannot be parsed. */
  findAnchors(path: string, locale = this.catalogue.fallback): Set<string> | undefined {
    const key = locale + path;
    if (!this.anchorCache.has(key)) this.anchorCache.set(key, this.collectAnchors(path, locale));
    return this.anchorCache.get(key);
  }

  private collectAnchors(path: string, locale: string): Set<string> | undefined {
    const page = this.pages.get(path);
    if (page !== undefined) return this.options.pages.getAnchors(page, this.catalogue);
    const files = this.findFiles(path);
    const findByLocale = (wanted: string) => files.find((file) => file.locale === wanted);
    const file = findByLocale(locale) ?? findByLocale(this.catalogue.fallback) ?? files[0];
    if (!file?.tree) return undefined;
    const source = this.catalogue.interpolateFacts(file, file.source);
    return new Set(['main', ...this.catalogue.workspace.getAnchors(source, file.path)]);
  }

  /** True if an anchor belongs to a section that editors have switched off. */
  isHiddenSection(path: string, anchor: string): boolean {
    const page = this.pages.get(path);
    if (page === undefined) return false;
    return this.options.pages.hiddenSections?.getAnchors(page, this.catalogue).includes(anchor) ?? false;
  }

  /** The Markdown file of a page in each locale. */
  private findFiles(path: string) {
    const name = this.markdownFiles.get(path) ?? '';
    return this.options.locales.all.flatMap((locale) => this.catalogue.find(locale, name) ?? []);
  }
}
