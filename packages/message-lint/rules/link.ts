import querystring from 'node:querystring';
import { getPagePath, getPublicationDate } from '../catalogue/Catalogue';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild } from '../catalogue/Tree';
import { interpolateMessages } from '../files';
import { LinkTargets } from '../LinkTargets';
import { type Context, createError, createWarning, type Findings, joinTexts, type Rule } from '../Rule';
import { addTrailingSlash, escapeRegExp, findMatches, suggest } from '../text/wordings';

type LocatedLink = { url: string; offset: number };

/** A link with the data that it is checked against. */
type Link = LocatedLink & Context & { file: MessageFile; locale: string; targets: LinkTargets };

/** Reports broken links, and links to pages in another locale. */
export const link: Rule = function* (context) {
  const targets = new LinkTargets(context.catalogue);
  const pattern = createPathPattern(context.options.locales.all);
  for (const file of context.catalogue.getLocalizedFiles()) {
    const linkContext = { ...context, targets, file, locale: file.locale };
    for (const locatedLink of [
      ...getBodyLinks(file),
      ...getTextLinks(file, pattern),
      ...getPlaceholderLinks(file, context),
      ...getEntryLinks(file, context),
    ]) {
      if (context.catalogue.isShown(file, locatedLink.url))
        yield* checkLink({ ...linkContext, ...locatedLink });
    }
  }
};

/** Creates a pattern for paths of this site in a text: from `/en/`, unless a URL precedes it, to the next separator. */
function createPathPattern(locales: readonly string[]): RegExp {
  return new RegExp(`/(?<![\\w/.]/)(?:${locales.join('|')})/[^\\s"'<>()，。；：）]*`, 'g');
}

/** Returns links in fields of entries. */
function getEntryLinks(file: MessageFile, { catalogue, options }: Context): LocatedLink[] {
  const { kind, tree, locale } = file;
  const entries =
    (kind === 'entries' && getChild(tree, 'items')?.children) || (kind === 'page' && tree ? [tree] : []);
  const interpolate = (text: string) => catalogue.interpolateFacts(file, text);
  return entries
    .filter(({ value }) => interpolateMessages([value], interpolate).length > 0)
    .flatMap((entry) =>
      (options.links?.getEntryLinks?.(entry) ?? []).map(({ node, path }) => ({
        url: `/${locale}${path}`,
        offset: node.offset,
      })),
    );
}

function getBodyLinks({ nodes }: MessageFile): LocatedLink[] {
  return nodes.flatMap(({ type, url, start }) =>
    url !== undefined && type !== 'image' ? { url, offset: start } : [],
  );
}

function getTextLinks({ texts }: MessageFile, pattern: RegExp): LocatedLink[] {
  return texts.flatMap(({ value, getOffset }) =>
    findMatches(value, pattern).map(({ 0: url, index }) => ({ url, offset: getOffset(index) })),
  );
}

/** Returns links that start with a placeholder, such as `{articles}inventory-accuracy/` in an email. */
function getPlaceholderLinks({ texts, locale }: MessageFile, { options }: Context): LocatedLink[] {
  return Object.entries(options.links?.placeholders ?? {}).flatMap(([name, path]) => {
    const pattern = new RegExp(`${escapeRegExp(`{${name}}`)}([\\w-]+/?)`, 'g');
    return texts.flatMap(({ value, getOffset }) =>
      findMatches(value, pattern).map(({ 1: slug, index }) => ({
        url: `/${locale}${path}${slug}`,
        offset: getOffset(index),
      })),
    );
  });
}

function* checkLink(link: Link): Findings {
  const { url, offset, file, locale, project, targets, options } = link;
  const { path: picturesPath = '/images/' } = options.pictures ?? {};
  const downloads = options.links?.downloads;
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
  } else if (path.startsWith(picturesPath) && !project.publicFiles.has(path)) {
    yield createError(file, offset, 'link.missingPicture', { path });
  } else if (path.startsWith(picturesPath)) {
    if (!path.endsWith('.svg')) yield createError(file, offset, 'link.originalPicture', { path });
  } else if (downloads && path.startsWith(downloads)) {
    yield* checkDownload(path, downloads, link);
  } else {
    yield* checkPage(path, link);
  }
}

/** Checks a link to a file for download, which is in the folder of a locale. */
function* checkDownload(href: string, folder: string, { offset, file, locale, project }: Link): Findings {
  const [linkLocale = '', ...name] = href.slice(folder.length).split('/');
  const own = `${folder}${locale}/`;
  if (!project.publicFiles.has(href)) {
    const available = [...project.publicFiles].filter((path) => path.startsWith(own));
    yield createError(file, offset, 'link.missingDownload', { href, suggestion: suggest(href, available) });
  } else if (linkLocale !== locale) {
    yield createWarning(file, offset, 'link.foreignDownload', { href, correct: own + name.join('/') });
  }
}

function* checkPage(href: string, link: Link): Findings {
  const { url, offset, file, locale, targets, catalogue, options, now } = link;
  const { pathname, search, searchParams, hash } = new URL(href, targets.origin);
  const { locale: linkLocale, path } = targets.splitLocale(pathname);
  const page = addTrailingSlash(path);
  if (!targets.has(page)) {
    const existingPaths = targets.paths.map((target) => `/${locale}${target}`);
    const suggestion = suggest(pathname, existingPaths);
    yield createError(file, offset, 'link.missingPage', { url, suggestion });
    return;
  }
  const unpublishedReason =
    targets.getPageDate(page) > getPublicationDate(file) && targets.describeUnpublished(page, now);
  if (unpublishedReason)
    yield createError(file, offset, 'link.unpublished', { url, reason: unpublishedReason });
  const values = { url, linkLocale: linkLocale ?? '', locale, correct: `/${locale}${page}${search}${hash}` };
  if (linkLocale === undefined) yield createError(file, offset, 'link.noLanguage', values);
  else if (linkLocale !== locale) yield createWarning(file, offset, 'link.otherLanguage', values);
  else if (page !== path) yield createError(file, offset, 'link.noSlash', values);
  for (const [name, value] of searchParams) {
    const allowed = options.links?.parameters?.[name]?.(catalogue);
    if (!allowed || allowed.includes(value)) continue;
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

function* checkAnchor(
  anchor: string,
  page: string,
  { file, offset, locale, targets, options }: Link,
): Findings {
  const anchors = targets.findAnchors(page, locale);
  if (!anchors || anchors.has(anchor)) return;
  const id = targets.isHiddenSection(page, anchor) ? 'link.hiddenSection' : 'link.missingAnchor';
  yield createError(file, offset, id, {
    page: `/${locale}${page}`,
    anchor,
    file: options.pages.hiddenSections?.file ?? '',
    suggestion: suggest(anchor, anchors),
  });
}
