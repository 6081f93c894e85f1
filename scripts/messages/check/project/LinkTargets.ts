import type { entityFiles } from '@/lib/content/entries/schemas';
import { renderMarkdown } from '@/lib/content/markdown/parseMarkdown';
import { type SectionedPage, sectionNames } from '@/lib/content/sections/sectionNames';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { type Page, pages } from '@/lib/shared/i18n/paths';
import { writtenIn } from '@/lib/shared/i18n/writtenIn';
import type { Catalogue } from '../catalogue/Catalogue';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { NEVER, outFrom } from '../catalogue/outFrom';
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
  /** The name of a page of the code or of a Markdown file, by its path without language. */
  private readonly paths: Map<string, Page | string>;
  private readonly posts: MessageFile[];
  /** When the first text of a post comes out, by its file's name. */
  private readonly days = new Map<string, string>();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly project: Project,
  ) {
    const facts = catalogue.find(undefined, 'facts.json')?.tree;
    this.origin = String(facts && nodeAt(facts, 'site.origin')?.value);
    this.posts = catalogue.files.filter(({ kind }) => kind === 'post');
    this.paths = new Map<string, Page | string>([
      ...Object.entries(pages).map(([page, path]) => [path, page] as const),
      ...catalogue.files.filter(isMarkdown).map((file) => [pathOf(file), file.name] as const),
    ]);
    for (const post of this.posts) {
      const [first = NEVER] = [outFrom(post), this.days.get(post.name) ?? NEVER].sort();
      this.days.set(post.name, first);
    }
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
    return this.days.get(this.paths.get(path) ?? '') ?? '';
  }

  /** Why nobody can read a page today: `is a draft`; undefined where it is out. */
  notOut(path: string, today: string): string | undefined {
    const day = this.outFrom(path);
    if (day <= today) return undefined;
    return day === NEVER ? 'is a draft' : `comes out on ${day}`;
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
      ...(page === 'insights' ? this.anchorsOfPosts() : []),
      ...(page === 'privacy' ? this.privacySections() : []),
    ]);
  }

  private anchorsOfText(name: string, locale: Locale): Set<string> | undefined {
    const written = locales.filter((other) => this.catalogue.find(other, name));
    const text = this.catalogue.find(writtenIn(locale, written), name);
    if (!text?.tree) return undefined;
    const { html } = renderMarkdown(text.source);
    return new Set(['main', ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)]);
  }

  private hiddenSections(page: Page): string[] {
    const listed = childOf(this.catalogue.find(undefined, 'sections.json')?.tree, page)?.value;
    if (!isSectioned(page) || !Array.isArray(listed)) return [];
    return sectionNames[page].filter((name) => !listed.includes(name));
  }

  private anchorsOfPosts(): string[] {
    return this.posts.map(({ tree }) => String(childOf(tree, 'link')?.value ?? '#').slice(1));
  }

  private privacySections(): string[] {
    const sections = childOf(this.catalogue.find(defaultLocale, 'privacy.json')?.tree, 'sections');
    return sections?.children.map(({ key }) => key) ?? [];
  }
}

function isPage(target: string): target is Page {
  return target in pages;
}

function isSectioned(page: Page): page is SectionedPage {
  return page in sectionNames;
}
