import { basename, dirname } from 'node:path';
import {
  type Catalogue,
  type FindingText,
  getChild,
  getNode,
  getPagePath,
  getPublicationDate,
  isMarkdown,
  listFolderFiles,
  memoizeByContent,
  NEVER_PUBLISHED,
} from 'message-lint';
import { fileCollections, lists, postCollections } from '@/lib/collections';
import type { FileCollection, PostCollection } from '@/lib/collections/defineCollection';
import type { TaxonomyGroup } from '@/lib/collections/fields';
import { getAnchors } from '@/lib/content/markdown/renderMarkdown';
import { type SectionedPage, sectionNames } from '@/lib/content/sections/sectionNames';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { getEntryPath, type Page, pages } from '@/lib/i18n/paths';

/** The query parameters that filter a list, each with the taxonomy group of its values. */
export const filterParameters: Record<string, TaxonomyGroup> = Object.fromEntries(
  lists.flatMap(({ list }) =>
    Object.entries<{ group: TaxonomyGroup }>(list.filters).map(([name, { group }]) => [name, group] as const),
  ),
);

/** Anchors of pages that are neither sections nor entries. */
const otherAnchors: Partial<Record<Page, string[]>> = {
  contact: ['wechat', 'zalo'],
  privacy: ['analytics'],
};

const collections: readonly FileCollection[] = fileCollections;

const pageNames = new Map<string, Page>(Object.entries(pages).map(([page, path]) => [path, page as Page]));

/** Returns the anchors of a Markdown page. The argument after the source is the path of its file. */
const getMarkdownAnchors = memoizeByContent((source) => [
  ...getAnchors(source),
  ...(/^ +(?:- )?type: form$/m.test(source) ? ['enquiry'] : []),
]);

/** Returns all published files, as URL paths: `/images/hero.svg`. */
export function getPublicFiles(): Set<string> {
  return new Set(listFolderFiles('public').map((name) => `/${name}`));
}

/** The pages, anchors and files of the site that links can point to. Paths of pages are without locale. */
export class LinkTargets {
  readonly publicFiles = getPublicFiles();
  /** The site's origin, which absolute links to the site start with. */
  readonly origin: string;
  /** The paths of all pages. */
  readonly paths: string[];
  /** Names of Markdown files, by path of their page. */
  private readonly markdownFiles: Map<string, string>;
  /** Results of `findAnchors`, by locale and path. */
  private readonly anchorCache = new Map<string, Set<string> | undefined>();

  constructor(private readonly catalogue: Catalogue) {
    this.origin = String(getNode(catalogue.find(undefined, 'facts.json')?.tree, 'site.origin')?.value);
    this.markdownFiles = new Map(
      catalogue.files.filter(isMarkdown).map((file) => [getPagePath(file), file.name]),
    );
    const entryPaths = collections.flatMap(({ file, page }) =>
      page ? (catalogue.getAllEntries(file) ?? []).map(({ key }) => getEntryPath(page.parent, key)) : [],
    );
    this.paths = [...pageNames.keys(), ...this.markdownFiles.keys(), ...entryPaths];
  }

  has(path: string): boolean {
    return this.paths.includes(path);
  }

  /** The publication date of a post's page: the earliest date among its locales. Empty for other pages. */
  getPageDate(path: string): string {
    return this.findFiles(path).map(getPublicationDate).sort()[0] ?? '';
  }

  /** Describes why a page is not published, for example `is a draft`. Undefined if it is published. */
  describeUnpublished(path: string, today: string): FindingText | undefined {
    const date = this.getPageDate(path);
    if (date <= today) return undefined;
    if (date === NEVER_PUBLISHED) return { id: 'unpublished.draft' };
    return { id: 'unpublished.scheduled', values: { date } };
  }

  /** The anchors of a page in a locale; undefined if a file that defines them cannot be parsed. */
  findAnchors(path: string, locale: string = defaultLocale): Set<string> | undefined {
    const key = locale + path;
    if (!this.anchorCache.has(key)) {
      const page = pageNames.get(path);
      this.anchorCache.set(key, page ? this.getPageAnchors(page) : this.getFileAnchors(path, locale));
    }
    return this.anchorCache.get(key);
  }

  /** True if an anchor belongs to a section that editors have switched off. */
  isHiddenSection(path: string, anchor: string): boolean {
    const page = pageNames.get(path);
    return page !== undefined && this.getHiddenSections(page).includes(anchor);
  }

  private getFileAnchors(path: string, locale: string): Set<string> | undefined {
    const files = this.findFiles(path);
    const findByLocale = (wanted: string) => files.find((file) => file.locale === wanted);
    const file = findByLocale(locale) ?? findByLocale(defaultLocale) ?? files[0];
    if (!file?.tree) return undefined;
    const source = this.catalogue.interpolateFacts(file, file.source);
    return new Set(['main', ...getMarkdownAnchors(source, file.path)]);
  }

  private getPageAnchors(page: Page): Set<string> | undefined {
    const lists = collections
      .filter(({ anchors }) => anchors === page)
      .map(({ file }) => this.catalogue.getAllEntries(file));
    if (lists.includes(undefined)) return undefined;
    const hidden = this.getHiddenSections(page);
    const privacy = this.catalogue.find(defaultLocale, 'privacy.json')?.tree;
    return new Set([
      'main',
      ...getSections(page).filter((section) => !hidden.includes(section)),
      ...(otherAnchors[page] ?? []),
      ...lists.flatMap((entries) => entries?.map(({ key }) => key) ?? []),
      ...postCollections
        .filter(({ list }) => list.page === page)
        .flatMap((collection) => this.getPostAnchors(collection)),
      ...(page === 'privacy' ? (getChild(privacy, 'sections')?.children.map(({ key }) => key) ?? []) : []),
    ]);
  }

  /** Returns the anchors of the posts in their list. */
  private getPostAnchors({ folder, getAnchor }: PostCollection): string[] {
    if (!getAnchor) return [];
    return this.catalogue.posts
      .filter(({ name }) => dirname(name) === folder)
      .map(({ name, tree }) =>
        getAnchor({ ...(tree?.value as object), slug: basename(name, '.md') }).slice(1),
      );
  }

  /** Returns the sections of a page that `sections.json` does not list. A section's name is also its anchor. */
  private getHiddenSections(page: Page): readonly string[] {
    const listed = getChild(this.catalogue.find(undefined, 'sections.json')?.tree, page)?.value;
    return Array.isArray(listed) ? getSections(page).filter((name) => !listed.includes(name)) : [];
  }

  /** The Markdown file of a page in each locale. */
  private findFiles(path: string) {
    const name = this.markdownFiles.get(path) ?? '';
    return locales.flatMap((locale) => this.catalogue.find(locale, name) ?? []);
  }
}

function getSections(page: Page): readonly string[] {
  return page in sectionNames ? sectionNames[page as SectionedPage] : [];
}
