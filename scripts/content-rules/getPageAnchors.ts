import { basename } from 'node:path';
import { type Catalogue, getChild } from 'content-lint';
import type { EntryFile } from '@/lib/content/entries/schemas';
import { type SectionedPage, sectionNames } from '@/lib/content/sections/sectionNames';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getArticleAnchor, type Page, pages } from '@/lib/shared/i18n/paths';
import { type CodeFile, readCode } from './readCode';

/** The lists whose entry ids are anchors, by page. */
const anchoredEntries: Partial<Record<string, EntryFile[]>> = {
  services: ['service-list.json', 'erp-modules.json'],
  cases: ['customer-cases.json'],
};

/** The code is read once per catalogue, that is, once per check. */
const codeByCatalogue = new WeakMap<Catalogue, CodeFile[]>();

/** Returns the anchors that links can use on a page; undefined if a list of entries cannot be parsed. */
export function getPageAnchors(page: string, catalogue: Catalogue): Set<string> | undefined {
  const lists = (anchoredEntries[page] ?? []).map((file) => catalogue.getAllEntries(file));
  if (lists.includes(undefined)) return undefined;
  const hidden = getHiddenAnchors(page, catalogue);
  return new Set([
    ...getCodeAnchors(page, catalogue).filter((anchor) => !hidden.includes(anchor)),
    ...lists.flatMap((entries) => entries?.map(({ key }) => key) ?? []),
    ...(page === 'insights' ? getPostAnchors(catalogue) : []),
    ...(page === 'privacy' ? getPrivacySections(catalogue) : []),
  ]);
}

/** Returns the sections of a page that `sections.json` does not list. A section's name is also its anchor. */
export function getHiddenAnchors(page: string, catalogue: Catalogue): readonly string[] {
  const listedSections = getChild(catalogue.find(undefined, 'sections.json')?.tree, page)?.value;
  if (!(page in sectionNames) || !Array.isArray(listedSections)) return [];
  return sectionNames[page as SectionedPage].filter((name) => !listedSections.includes(name));
}

/** Returns the ids (`id="…"`) in the source files of a page. */
function getCodeAnchors(page: string, catalogue: Catalogue): string[] {
  const code = codeByCatalogue.get(catalogue) ?? readCode();
  codeByCatalogue.set(catalogue, code);
  const isPartOfPage = ({ file }: CodeFile) =>
    file.startsWith(`components/${page}/`) || file === `app/[locale]${pages[page as Page]}page.tsx`;
  const ids = code
    .filter(isPartOfPage)
    .flatMap(({ source }) => [...source.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  return ['main', ...ids];
}

/** Returns the anchors of articles in the list on the insights page. */
function getPostAnchors(catalogue: Catalogue): string[] {
  return catalogue.posts.map(({ name, tree }) =>
    String(getArticleAnchor({ ...(tree?.value as object), slug: basename(name, '.md') })).slice(1),
  );
}

function getPrivacySections(catalogue: Catalogue): string[] {
  const sections = getChild(catalogue.find(defaultLocale, 'privacy.json')?.tree, 'sections');
  return sections?.children.map(({ key }) => key) ?? [];
}
