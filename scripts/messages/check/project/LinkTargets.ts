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

/** The list whose entries' ids are anchors of a page. */
const anchoredEntries: Partial<Record<Page, keyof typeof entityFiles>> = {
  services: 'service-list.json',
  cases: 'customer-cases.json',
};

/** The addresses that links can lead to. */
export class LinkTargets {
  /** The address that those of this site may begin with. */
  readonly origin: string;
  /** The name of a page of the code or of a Markdown file, by its path without language. */
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

  /** The paths of all pages, without language. */
  get all(): string[] {
    return [...this.paths.keys()];
  }

  has(path: string): boolean {
    return this.paths.has(path);
  }

  /** The day from which there is a page, as far as it is a post: that of its first text (see `outFrom`). */
  outFrom(path: string): string {
    const name = this.paths.get(path) ?? '';
    const days = locales.flatMap((locale) => this.catalogue.find(locale, name) ?? []).map(getPublicationDate);
    return days.sort()[0] ?? '';
  }

  /** Why nobody can read a page today: `is a draft`; undefined where it is out. */
  notOut(path: string, today: string): string | undefined {
    const day = this.outFrom(path);
    if (day <= today) return undefined;
    return day === NEVER_PUBLISHED ? 'is a draft' : `comes out on ${day}`;
  }

  /** The anchors of a page in a language; undefined where they cannot be known, because a file cannot be read. */
  anchorsOf(path: string, locale: Locale): Set<string> | undefined {
    const target = this.paths.get(path);
    if (target === undefined) return undefined;
    return isPage(target) ? this.anchorsOfPage(target) : this.anchorsOfText(target, locale);
  }

  /** Whether an anchor is that of a section that its page does not show. */
  isHidden(path: string, anchor: string): boolean {
    const target = this.paths.get(path);
    return target !== undefined && isPage(target) && this.hiddenSections(target).includes(anchor);
  }

  private anchorsOfPage(page: Page): Set<string> | undefined {
    const list = anchoredEntries[page];
    const entries = list ? this.catalogue.entries(defaultLocale, list) : [];
    if (!entries) return undefined;
    const hidden = this.hiddenSections(page);
    return new Set([
      ...[...this.project.anchors[page]].filter((anchor) => !hidden.includes(anchor)),
      ...entries.map(({ key }) => key),
      ...(page === 'insights' ? this.cards() : []),
      ...(page === 'privacy' ? this.privacySections() : []),
    ]);
  }

  /** Those of the articles and news items in their list. */
  private cards(): string[] {
    return this.catalogue.posts.map(({ tree }) => String(getChild(tree, 'link')?.value ?? '').slice(1));
  }

  private privacySections(): string[] {
    const sections = getChild(this.catalogue.find(defaultLocale, 'privacy.json')?.tree, 'sections');
    return sections?.children.map(({ key }) => key) ?? [];
  }

  private anchorsOfText(name: string, locale: Locale): Set<string> | undefined {
    const written = locales.filter((other) => this.catalogue.find(other, name));
    const text = this.catalogue.find(pickContentLocale(locale, written), name);
    if (!text?.tree) return undefined;
    return new Set(['main', ...getAnchors(this.catalogue.filled(text, text.source))]);
  }

  private hiddenSections(page: Page): string[] {
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
