import { basename, dirname } from 'node:path';
import { type Catalogue, getChild } from 'message-lint';
import { fileCollections, postCollections } from '@/lib/collections';
import type { FileCollection, PostCollection } from '@/lib/collections/defineCollection';
import { type SectionedPage, sectionNames } from '@/lib/content/sections/sectionNames';
import { defaultLocale } from '@/lib/i18n/locales';

/** Anchors of pages that are neither sections nor entries. */
const otherAnchors: Record<string, string[]> = { contact: ['wechat', 'zalo'], privacy: ['analytics'] };

/** Returns the anchors that links can use on a page; undefined if a list of entries cannot be parsed. */
export function getPageAnchors(page: string, catalogue: Catalogue): Set<string> | undefined {
  const lists = fileCollections
    .filter((collection: FileCollection) => collection.anchors === page)
    .map(({ file }) => catalogue.getAllEntries(file));
  if (lists.includes(undefined)) return undefined;
  const hidden = getHiddenAnchors(page, catalogue);
  return new Set([
    'main',
    ...getSections(page).filter((section) => !hidden.includes(section)),
    ...(otherAnchors[page] ?? []),
    ...lists.flatMap((entries) => entries?.map(({ key }) => key) ?? []),
    ...postCollections
      .filter(({ list }) => list.page === page)
      .flatMap((collection) => getPostAnchors(collection, catalogue)),
    ...(page === 'privacy' ? getPrivacySections(catalogue) : []),
  ]);
}

/** Returns the sections of a page that `sections.json` does not list. A section's name is also its anchor. */
export function getHiddenAnchors(page: string, catalogue: Catalogue): readonly string[] {
  const listedSections = getChild(catalogue.find(undefined, 'sections.json')?.tree, page)?.value;
  if (!Array.isArray(listedSections)) return [];
  return getSections(page).filter((name) => !listedSections.includes(name));
}

function getSections(page: string): readonly string[] {
  return page in sectionNames ? sectionNames[page as SectionedPage] : [];
}

/** Returns the anchors of the posts in their list. */
function getPostAnchors({ folder, getAnchor }: PostCollection, catalogue: Catalogue): string[] {
  if (!getAnchor) return [];
  return catalogue.posts
    .filter(({ name }) => dirname(name) === folder)
    .map(({ name, tree }) => getAnchor({ ...(tree?.value as object), slug: basename(name, '.md') }).slice(1));
}

function getPrivacySections(catalogue: Catalogue): string[] {
  const sections = getChild(catalogue.find(defaultLocale, 'privacy.json')?.tree, 'sections');
  return sections?.children.map(({ key }) => key) ?? [];
}
