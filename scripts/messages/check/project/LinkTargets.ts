import type { entityFiles } from '@/lib/content/entries/schemas';
import type { TaxonomyGroup } from '@/lib/content/entries/taxonomy';
import { renderMarkdown } from '@/lib/content/markdown/parseMarkdown';
import { type SectionedPage, sectionNames } from '@/lib/content/sections/sectionNames';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { type Page, pages } from '@/lib/shared/i18n/paths';
import { writtenIn } from '@/lib/shared/i18n/writtenIn';
import type { Catalogue } from '../catalogue/Catalogue';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { outFrom } from '../catalogue/outFrom';
import { pathOf } from '../catalogue/pathOf';
import { childOf, nodeAt } from '../catalogue/Tree';
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
  private readonly paths: Map<string, Page | string>;
  /** When the first text of a post comes out, by its file's name. */
  private readonly days = new Map<string, string>();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly project: Project,
  ) {
    const facts = catalogue.find(undefined, 'facts.json')?.tree;
    this.origin = String(facts && nodeAt(facts, 'site.origin')?.value);
    this.paths = new Map<string, Page | string>([
      ...(Object.entries(pages) as [Page, string][]).map(([page, path]): [string, Page] => [path, page]),
      ...catalogue.files.filter(isMarkdown).map((file): [string, string] => [pathOf(file), file.name]),
    ]);
    for (const file of this.posts()) {
      const day = outFrom(file);
      const known = this.days.get(file.name);
      if (known === undefined || day < known) this.days.set(file.name, day);
    }
  }

  /** The paths of all pages, without language. */
  get all(): string[] {
    return [...this.paths.keys()];
  }

  has(path: string): boolean {
    return this.paths.has(path);
  }

  /** The day from which there is a page, as far as it is a post: see `outFrom`. */
  outFrom(path: string): string {
    return this.days.get(this.paths.get(path) ?? '') ?? '';
  }

  /** What a list can be filtered by. */
  idsOf(group: TaxonomyGroup): string[] {
    return this.catalogue.taxonomy(group);
  }

  /** The anchors of a page in a language; undefined where they cannot be known, because a file cannot be read. */
  anchorsOf(path: string, locale: Locale): Set<string> | undefined {
    const target = this.paths.get(path);
    if (target === undefined) return undefined;
    return target in pages ? this.anchorsOfPage(target as Page) : this.anchorsOfPost(target, locale);
  }

  /** Whether an anchor is that of a section that its page does not show. */
  isHidden(path: string, anchor: string): boolean {
    const target = this.paths.get(path);
    return target !== undefined && target in pages && this.hiddenSections(target as Page).includes(anchor);
  }

  private anchorsOfPage(page: Page): Set<string> | undefined {
    const anchors = new Set(this.project.anchors[page]);
    for (const name of this.hiddenSections(page)) anchors.delete(name);
    const list = anchoredEntries[page];
    const entries = list ? this.catalogue.entries(defaultLocale, list) : [];
    if (!entries) return undefined;
    for (const { key } of entries) anchors.add(key);
    if (page === 'insights') for (const anchor of this.articleAnchors()) anchors.add(anchor);
    if (page === 'privacy') for (const id of this.privacySections()) anchors.add(id);
    return anchors;
  }

  private anchorsOfPost(name: string, locale: Locale): Set<string> | undefined {
    const written = locales.filter((other) => this.catalogue.find(other, name));
    const post = this.catalogue.find(writtenIn(locale, written), name);
    if (!post?.tree) return undefined;
    return new Set([
      'main',
      ...[...renderMarkdown(post.source).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''),
    ]);
  }

  private hiddenSections(page: Page): string[] {
    const tree = childOf(this.catalogue.find(undefined, 'sections.json')?.tree, page);
    const listed = tree?.value;
    if (!isSectioned(page) || !Array.isArray(listed)) return [];
    return sectionNames[page].filter((name) => !listed.includes(name));
  }

  private articleAnchors(): string[] {
    return this.posts().flatMap(({ tree }) => String(childOf(tree, 'link')?.value ?? '#').slice(1));
  }

  /** Every post in every language. */
  private posts(): MessageFile[] {
    return this.catalogue.files.filter(({ kind }) => kind === 'post');
  }

  private privacySections(): string[] {
    const tree = this.catalogue.find(defaultLocale, 'privacy.json')?.tree;
    return (tree && nodeAt(tree, 'sections')?.children.map(({ key }) => key)) ?? [];
  }
}

function isSectioned(page: Page): page is SectionedPage {
  return page in sectionNames;
}
