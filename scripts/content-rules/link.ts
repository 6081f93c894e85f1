import querystring from 'node:querystring';
import {
  type Context,
  createError,
  createWarning,
  escapeRegExp,
  type Findings,
  findMatches,
  flattenTree,
  getChild,
  getNode,
  getPagePath,
  getPublicationDate,
  joinTexts,
  type MessageFile,
  type Rule,
  suggest,
  type Tree,
} from 'message-lint';
import { interpolateMessages } from 'message-lint/files';
import { fileCollections } from '@/lib/collections';
import type { FileCollection } from '@/lib/collections/defineCollection';
import { addTrailingSlash } from '@/lib/collections/redirectSchema';
import { PICTURE_PATH } from '@/lib/content/pictures/photos';
import { subjects } from '@/lib/enquiry/fields';
import { locales } from '@/lib/i18n/locales';
import { getCustomPagePath, type Page, pages, splitLocale } from '@/lib/i18n/paths';
import { filterParameters, LinkTargets } from './LinkTargets';
import { ARTICLES } from './redirect';

/** URL path of files for download, which has a folder for each locale. */
const DOWNLOADS = '/templates/';

/** Paths of this site in a text: from `/en/`, unless a URL precedes it, to the next separator. */
const SITE_PATH = new RegExp(`/(?<![\\w/.]/)(?:${locales.join('|')})/[^\\s"'<>()，。；：）]*`, 'g');

const ARTICLE_LINK = new RegExp(`${escapeRegExp(ARTICLES)}([\\w-]+/?)`, 'g');

type LocatedLink = { url: string; offset: number };

/** A link with the data that it is checked against. */
type Link = LocatedLink & Context & { file: MessageFile; locale: string; targets: LinkTargets };

/** Reports broken links, and links to pages in another locale. */
export const link: Rule = function* (context) {
  const { catalogue } = context;
  const shared = { ...context, targets: new LinkTargets(catalogue) };
  for (const file of catalogue.getLocalizedFiles()) {
    const interpolate = (text: string) => catalogue.interpolateFacts(file, text);
    for (const locatedLink of [
      ...getBodyLinks(file),
      ...getTextLinks(file, file.locale),
      ...getEntryLinks(file, interpolate),
    ]) {
      if (catalogue.isShown(file, locatedLink.url))
        yield* checkLink({ ...shared, file, locale: file.locale, ...locatedLink });
    }
    yield* checkMap(file);
  }
};

/** Reports an embedded map without an HTTPS URL, whose origin the content security policy would not allow. */
function* checkMap(file: MessageFile): Findings {
  const map = file.name === 'contact.json' && getNode(file.tree, 'map.embed');
  if (!map) return;
  const url = String(map.value);
  if (!/^https:/.test(url) || !URL.canParse(url))
    yield createError(file, map.offset, 'link.invalidUrl', { url });
}

function getBodyLinks({ nodes }: MessageFile): LocatedLink[] {
  return nodes.flatMap(({ type, url, start }) =>
    url !== undefined && type !== 'image' ? { url, offset: start } : [],
  );
}

function getTextLinks({ texts }: MessageFile, locale: string): LocatedLink[] {
  return texts.flatMap(({ value, getOffset }) => [
    ...findMatches(value, SITE_PATH).map(({ 0: url, index }) => ({ url, offset: getOffset(index) })),
    ...findMatches(value, ARTICLE_LINK).map(({ 1: slug, index }) => ({
      url: `/${locale}${pages.insights}${slug}`,
      offset: getOffset(index),
    })),
  ]);
}

/** Returns links in fields of entries and of custom pages. */
function getEntryLinks(
  { kind, tree, locale }: MessageFile,
  interpolate: (text: string) => string,
): LocatedLink[] {
  const entries =
    (kind === 'entries' && getChild(tree, 'items')?.children) || (kind === 'page' && tree ? [tree] : []);
  return entries
    .filter(({ value }) => interpolateMessages([value], interpolate).length > 0)
    .flatMap(flattenTree)
    .flatMap((node) => {
      const linked = getLinkedPage(node);
      return linked ? { url: `/${locale}${linked.path}`, offset: linked.node.offset } : [];
    });
}

/** Returns the page that a field links to, and the node to correct if it is missing; undefined for another field. */
function getLinkedPage(field: Tree): { node: Tree; path: string } | undefined {
  const referenced = fileCollections.find(
    ({ anchors, form }: FileCollection) => anchors && form.referencedBy?.includes(field.key),
  ) as FileCollection | undefined;
  if (referenced?.anchors) return { node: field, path: `${pages[referenced.anchors]}#${field.value}` };
  const page = field.key === 'leadsTo' && getChild(field, 'page');
  if (!page) return undefined;
  const anchor = getChild(field, 'anchor');
  const path = pages[page.value as Page] ?? getCustomPagePath(String(page.value));
  return anchor ? { node: anchor, path: `${path}#${anchor.value}` } : { node: page, path };
}

function* checkLink(link: Link): Findings {
  const { url, offset, file, locale, targets } = link;
  if (/^(?:mailto|tel):/.test(url)) return;
  if (/^https?:\/\//.test(url) && !url.startsWith(targets.origin)) {
    if (!URL.canParse(url)) yield createError(file, offset, 'link.invalidUrl', { url });
    return;
  }
  const path = url.startsWith(targets.origin) ? url.slice(targets.origin.length) || '/' : url;
  if (path.startsWith('#')) {
    yield* checkAnchor(path.slice(1), getPagePath(file), link);
  } else if (!/^\/(?!\/)/.test(path)) {
    yield createError(file, offset, 'link.relative', { url, locale });
  } else if (path.startsWith(PICTURE_PATH) && !targets.publicFiles.has(path)) {
    yield createError(file, offset, 'link.missingPicture', { path });
  } else if (path.startsWith(PICTURE_PATH)) {
    if (!path.endsWith('.svg')) yield createError(file, offset, 'link.originalPicture', { path });
  } else if (path.startsWith(DOWNLOADS)) {
    yield* checkDownload(path, link);
  } else {
    yield* checkPage(path, link);
  }
}

/** Checks a link to a file for download, which is in the folder of a locale. */
function* checkDownload(href: string, { offset, file, locale, targets }: Link): Findings {
  const [linkLocale = '', ...name] = href.slice(DOWNLOADS.length).split('/');
  const own = `${DOWNLOADS}${locale}/`;
  if (!targets.publicFiles.has(href)) {
    const available = [...targets.publicFiles].filter((path) => path.startsWith(own));
    yield createError(file, offset, 'link.missingDownload', { href, suggestion: suggest(href, available) });
  } else if (linkLocale !== locale) {
    yield createWarning(file, offset, 'link.foreignDownload', { href, correct: own + name.join('/') });
  }
}

function* checkPage(href: string, link: Link): Findings {
  const { url, offset, file, locale, targets, catalogue, today } = link;
  const { pathname, search, searchParams, hash } = new URL(href, targets.origin);
  const { locale: linkLocale, path } = splitLocale(pathname);
  const page = addTrailingSlash(path);
  if (!targets.has(page)) {
    const existingPaths = targets.paths.map((target) => `/${locale}${target}`);
    const suggestion = suggest(pathname, existingPaths);
    yield createError(file, offset, 'link.missingPage', { url, suggestion });
    return;
  }
  const unpublishedReason =
    targets.getPageDate(page) > getPublicationDate(file) && targets.describeUnpublished(page, today);
  if (unpublishedReason)
    yield createError(file, offset, 'link.unpublished', { url, reason: unpublishedReason });
  const values = { url, linkLocale: linkLocale ?? '', locale, correct: `/${locale}${page}${search}${hash}` };
  if (linkLocale === undefined) yield createError(file, offset, 'link.noLanguage', values);
  else if (linkLocale !== locale) yield createWarning(file, offset, 'link.otherLanguage', values);
  else if (page !== path) yield createError(file, offset, 'link.noSlash', values);
  for (const [name, value] of searchParams) {
    const group = filterParameters[name];
    const allowed = name === 'subject' ? subjects : group && catalogue.getTaxonomyIds(group);
    if (!allowed || allowed.some((id) => id === value)) continue;
    const values = {
      url,
      name,
      value,
      allowed: joinTexts('comma', allowed),
      suggestion: suggest(value, allowed),
    };
    yield createError(file, offset, 'link.unknownParameter', values);
  }
  if (hash.length > 1) {
    yield* checkAnchor(querystring.unescape(hash.slice(1)), page, { ...link, locale: linkLocale ?? locale });
  }
}

function* checkAnchor(anchor: string, page: string, { file, offset, locale, targets }: Link): Findings {
  const anchors = targets.findAnchors(page, locale);
  if (!anchors || anchors.has(anchor)) return;
  const id = targets.isHiddenSection(page, anchor) ? 'link.hiddenSection' : 'link.missingAnchor';
  yield createError(file, offset, id, {
    page: `/${locale}${page}`,
    anchor,
    suggestion: suggest(anchor, anchors),
  });
}
