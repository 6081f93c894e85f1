import type { entityFiles } from '@/lib/content/entries/schemas';
import { getAnchors } from '@/lib/content/markdown/parseMarkdown';
import { type SectionedPage, sectionNames } from '@/lib/content/sections/sectionNames';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { type Page, pages } from '@/lib/shared/i18n/paths';
import { pickContentLocale } from '@/lib/shared/i18n/pickContentLocale';
import type { Catalogue } from '../catalogue/Catalogue';
import { getPagePath } from '../catalogue/getPagePath';
import { getPublicationDate, NEVER_PUBLISHED } from '../catalogue/getPublicationDate';
import { isMarkdown } from '../catalogue/isMarkdown';
import { getChild, getNode } from '../catalogue/Tree';
import type { Project } from './Project';

/** Lists whose entry ids are anchors on a page. */
const anchoredEntries: Partial<Record<Page, keyof typeof entityFiles>> = {
  services: 'service-list.json',
  cases: 'customer-cases.json',
};

/** The pages and anchors of the site that links can point to. */
export class LinkTargets {
  /** The site's origin, which absolute links to the site start with. */
  readonly origin: string;
  /** Page names and names of Markdown files, by path without locale. */
  private readonly paths: Map<string, Page | string>;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly project: Project,
  ) {
    this.origin = String(getNode(catalogue.find(undefined, 'facts.json')?.tree, 'site.origin')?.value);
    this.paths = new Map<string, Page | string>([
      ...Object.entries(pages).map(([page, path]) => [path, page] as const),
      ...catalogue.files.filter(isMarkdown).map((file) => [getPagePath(file), file.name] as const),
    ]);
  }

  /** The paths of all pages, without locale. */
  get all(): string[] {
    return [...this.paths.keys()];
  }

  has(path: string): boolean {
    return this.paths.has(path);
  }

  /** The publication date of a post's page: the earliest date among its locales. Empty for other pages. */
  getPageDate(path: string): string {
    const name = this.paths.get(path) ?? '';
    const days = locales.flatMap((locale) => this.catalogue.find(locale, name) ?? []).map(getPublicationDate);
    return days.sort()[0] ?? '';
  }

  /** Describes why a page is not published today, for example `is a draft`. Undefined if it is published. */
  describeUnpublished(path: string, today: string): string | undefined {
    const day = this.getPageDate(path);
    if (day <= today) return undefined;
    return day === NEVER_PUBLISHED ? 'is a draft' : `will be published on ${day}`;
  }

  /** The anchors of a page in a locale; undefined if a file that defines them cannot be parsed. */
  findAnchors(path: string, locale: Locale): Set<string> | undefined {
    const target = this.paths.get(path);
    if (target === undefined) return undefined;
    return isPage(target) ? this.getPageAnchors(target) : this.getTextAnchors(target, locale);
  }

  /** True if an anchor belongs to a section that `sections.json` hides. */
  isHiddenSection(path: string, anchor: string): boolean {
    const target = this.paths.get(path);
    return target !== undefined && isPage(target) && this.getHiddenSections(target).includes(anchor);
  }

  private getPageAnchors(page: Page): Set<string> | undefined {
    const list = anchoredEntries[page];
    const entries = list ? this.catalogue.getEntries(defaultLocale, list) : [];
    if (!entries) return undefined;
    const hidden = this.getHiddenSections(page);
    return new Set([
      ...[...this.project.anchors[page]].filter((anchor) => !hidden.includes(anchor)),
      ...entries.map(({ key }) => key),
      ...(page === 'insights' ? this.getPostAnchors() : []),
      ...(page === 'privacy' ? this.getPrivacySections() : []),
    ]);
  }

  /** The anchors of articles in the list on the insights page. */
  private getPostAnchors(): string[] {
    return this.catalogue.posts.map(({ tree }) => String(getChild(tree, 'link')?.value ?? '').slice(1));
  }

  private getPrivacySections(): string[] {
    const sections = getChild(this.catalogue.find(defaultLocale, 'privacy.json')?.tree, 'sections');
    return sections?.children.map(({ key }) => key) ?? [];
  }

  private getTextAnchors(name: string, locale: Locale): Set<string> | undefined {
    const written = locales.filter((other) => this.catalogue.find(other, name));
    const text = this.catalogue.find(pickContentLocale(locale, written), name);
    if (!text?.tree) return undefined;
    return new Set(['main', ...getAnchors(this.catalogue.interpolateFacts(text, text.source))]);
  }

  private getHiddenSections(page: Page): string[] {
    const listed = getChild(this.catalogue.find(undefined, 'sections.json')?.tree, page)?.value;
    if (!isSectioned(page) || !Array.isArray(listed)) return [];
    return sectionNames[page].filter((name) => !listed.includes(name));
  }
}

function isPage(target: string): target is Page {
  return target in pages;
}

function isSectioned(page: Page): page is SectionedPage {
  return page in sectionNames;
}
