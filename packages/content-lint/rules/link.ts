import querystring from 'node:querystring';
import type { LinkOptions } from '../ContentLintOptions';
import { getPagePath } from '../catalogue/getPagePath';
import { getPublicationDate } from '../catalogue/getPublicationDate';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { LinkTargets } from '../project/LinkTargets';
import { type Context, createError, createWarning, type Findings, type Rule } from '../Rule';
import { addTrailingSlash } from '../text/addTrailingSlash';
import { escapeRegExp } from '../text/escapeRegExp';
import { findMatches } from '../text/findMatches';
import { suggest } from '../text/suggest';

type Downloads = NonNullable<LinkOptions['downloads']>;

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
      yield* checkLink({ ...linkContext, ...locatedLink });
    }
  }
};

/** Creates a pattern for paths of this site in a text: from `/en/`, unless a URL precedes it, to the next separator. */
function createPathPattern(locales: readonly string[]): RegExp {
  return new RegExp(`/(?<![\\w/.]/)(?:${locales.join('|')})/[^\\s"'<>()，。；：）]*`, 'g');
}

/** Returns links in fields of entries. */
function getEntryLinks({ kind, tree, locale }: MessageFile, { options }: Context): LocatedLink[] {
  const entries: Tree[] = (kind === 'entries' && getChild(tree, 'items')?.children) || [];
  return entries.flatMap((entry) =>
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
    if (!URL.canParse(url)) yield createError(file, offset, `${url} is not a valid URL.`, 'Correct it.');
    return;
  }
  const path = url.startsWith(targets.origin) ? url.slice(targets.origin.length) || '/' : url;
  if (path.startsWith('#')) {
    yield* checkAnchor(path.slice(1), getPagePath(file), link);
  } else if (!/^\/(?!\/)/.test(path)) {
    const remedy = `Start it with /${locale}/ for a page of this site, or with https:// for another site.`;
    yield createError(file, offset, `The link ${url} is neither a path of this site nor a full URL.`, remedy);
  } else if (path.startsWith(picturesPath) && !project.publicFiles.has(path)) {
    yield createError(file, offset, `The picture ${path} does not exist.`, 'Correct the path.');
  } else if (path.startsWith(picturesPath)) {
    const problem = `The original file ${path} is not published; only resized versions on pages are.`;
    const remedy = 'Show the picture on the page instead: ![description](…).';
    if (!path.endsWith('.svg')) yield createError(file, offset, problem, remedy);
  } else if (downloads && targets.splitLocale(path).path.startsWith(downloads.path)) {
    yield* checkDownload(path, downloads, link);
  } else {
    yield* checkPage(path, link);
  }
}

function* checkDownload(
  href: string,
  downloads: Downloads,
  { offset, file, locale, targets }: Link,
): Findings {
  const { locale: linkLocale, path } = targets.splitLocale(href);
  const name = path.slice(downloads.path.length);
  if (!downloads.names.includes(name)) {
    const remedy = `Correct the link.${suggest(name, downloads.names)}`;
    yield createError(file, offset, `The ${downloads.noun} ${href} does not exist.`, remedy);
  } else if (linkLocale !== locale) {
    const problem = `The link ${href} opens the ${downloads.noun} in another language.`;
    yield createWarning(file, offset, problem, `Change it to /${locale}${path}.`);
  }
}

function* checkPage(href: string, link: Link): Findings {
  const { url, offset, file, locale, targets, catalogue, options, now } = link;
  const { pathname, search, searchParams, hash } = new URL(href, targets.origin);
  const { locale: linkLocale, path } = targets.splitLocale(pathname);
  const page = addTrailingSlash(path);
  if (!targets.has(page)) {
    const existingPaths = targets.paths.map((target) => `/${locale}${target}`);
    const remedy = `Correct the link.${suggest(pathname, existingPaths)}`;
    yield createError(file, offset, `The page ${url} does not exist.`, remedy);
    return;
  }
  const unpublishedReason =
    targets.getPageDate(page) > getPublicationDate(file) && targets.describeUnpublished(page, now);
  if (unpublishedReason) {
    const problem = `The page ${url} ${unpublishedReason}, so the link does not work yet.`;
    const remedy = 'Add the link once the page is published, or publish both on the same day.';
    yield createError(file, offset, problem, remedy);
  }
  const remedy = `Change it to /${locale}${page}${search}${hash}.`;
  if (linkLocale === undefined) {
    const problem = `The link ${url} has no language, so the reader's browser decides which page opens.`;
    yield createError(file, offset, problem, remedy);
  } else if (linkLocale !== locale) {
    const problem = `The link ${url} opens a page in another language: ${linkLocale} instead of ${locale}.`;
    yield createWarning(file, offset, problem, remedy);
  } else if (page !== path) {
    yield createError(file, offset, `The link ${url} has no slash at its end.`, remedy);
  }
  for (const [name, value] of searchParams) {
    const allowed = options.links?.parameters?.[name]?.(catalogue);
    if (!allowed || allowed.includes(value)) continue;
    const remedy = `Use one of: ${allowed.join(', ')}.${suggest(value, allowed)}`;
    const problem = `The link ${url} uses the ${name} "${value}", which does not exist.`;
    yield createError(file, offset, problem, remedy);
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
  const problem = `The page /${locale}${page} has no anchor #${anchor}, so the link opens the top of the page.`;
  const remedy = targets.isHiddenSection(page, anchor)
    ? `${options.folder}/${options.pages.hiddenSections?.file} hides this section: add "${anchor}" there, or change the link.`
    : `Correct the part after the #.${suggest(anchor, anchors)}`;
  yield createError(file, offset, problem, remedy);
}
