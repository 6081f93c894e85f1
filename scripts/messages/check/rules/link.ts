import querystring from 'node:querystring';
import type { TaxonomyGroup } from '@/lib/content/entries/taxonomy';
import { addTrailingSlash } from '@/lib/content/redirects/addTrailingSlash';
import { isTemplate, templateFolder, templateNames } from '@/lib/content/templates/templates';
import { subjects } from '@/lib/shared/enquiry/subjects';
import { splitLocale } from '@/lib/shared/i18n/getLocalePath';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { type Page, pages } from '@/lib/shared/i18n/paths';
import { getPagePath } from '../catalogue/getPagePath';
import { getPublicationDate } from '../catalogue/getPublicationDate';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, getNode } from '../catalogue/Tree';
import { LinkTargets } from '../project/LinkTargets';
import { type Context, createError, createWarning, type Rule, type UnplacedFinding } from '../Rule';
import { findMatches } from '../text/findMatches';
import { suggest } from '../text/suggest';

type LocatedLink = { url: string; offset: number };

/** A link with the data that it is checked against. */
type Link = LocatedLink & Context & { file: MessageFile; locale: Locale; targets: LinkTargets };

/** Query parameters that filter lists. */
const filterParameters: Record<string, TaxonomyGroup> = {
  industry: 'industries',
  region: 'regions',
  tag: 'tags',
  category: 'categories',
};

/** A URL path of this site in a text: from `/zh/`, `/en/` or `/vi/` to the next space or punctuation mark. */
const pathPattern = new RegExp(`/(?<![\\w/.]/)(?:${locales.join('|')})/[^\\s"'<>()，。；：）]*`, 'g');

/** A link to an article in an email: `{articles}inventory-accuracy/`. */
const mailArticlePattern = /\{articles\}([\w-]+\/?)/g;

/** Reports broken links, and links to another locale than the file's. */
export const link: Rule = function* (context) {
  const targets = new LinkTargets(context.catalogue, context.project);
  for (const file of context.catalogue.getLocalizedFiles()) {
    const linkContext = { ...context, targets, file, locale: file.locale };
    for (const written of [...getBodyLinks(file), ...getTextLinks(file)]) {
      yield* checkLink({ ...linkContext, ...written });
    }
    for (const { page, ...written } of getEntryLinks(file)) {
      yield* checkAnchor(written.url, page, { ...linkContext, ...written });
    }
  }
};

/** The anchor in an entry's `leadsTo`, and the case that a testimonial refers to. */
function getEntryLinks({ kind, tree }: MessageFile): (LocatedLink & { page: string })[] {
  const entries = (kind === 'entities' && getChild(tree, 'items')?.children) || [];
  return entries.flatMap((entry) => {
    const page = pages[String(getNode(entry, 'leadsTo.page')?.value) as Page];
    const places = [
      { found: getNode(entry, 'leadsTo.anchor'), page },
      { found: getChild(entry, 'case'), page: pages.cases },
    ];
    return places.flatMap(({ found, page }) =>
      found && page ? { url: String(found.value), offset: found.offset, page } : [],
    );
  });
}

function getBodyLinks({ nodes }: MessageFile): LocatedLink[] {
  return nodes.flatMap(({ type, url, start }) =>
    url !== undefined && type !== 'image' ? { url, offset: start } : [],
  );
}

function getTextLinks({ texts, locale }: MessageFile): LocatedLink[] {
  return texts.flatMap(({ value, getOffset }) => [
    ...findMatches(value, pathPattern).map(({ 0: url, index }) => ({ url, offset: getOffset(index) })),
    ...findMatches(value, mailArticlePattern).map(({ 1: slug, index }) => ({
      url: `/${locale}${pages.insights}${slug}`,
      offset: getOffset(index),
    })),
  ]);
}

function* checkLink(link: Link): Iterable<UnplacedFinding> {
  const { url, offset, file, locale, project, targets } = link;
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
  } else if (path.startsWith('/images/') && !project.publicFiles.has(path)) {
    yield createError(file, offset, `The picture ${path} does not exist.`, 'Correct the path.');
  } else if (path.startsWith('/images/')) {
    const problem = `The original file ${path} is not published; only resized versions on pages are.`;
    const remedy = 'Show the picture on the page instead: ![description](…).';
    if (!path.endsWith('.svg')) yield createError(file, offset, problem, remedy);
  } else if (splitLocale(path).path.startsWith(templateFolder)) {
    yield* checkTemplate(path, link);
  } else {
    yield* checkPage(path, link);
  }
}

function* checkTemplate(href: string, { offset, file, locale }: Link): Iterable<UnplacedFinding> {
  const { locale: linkLocale, path } = splitLocale(href);
  const name = path.slice(templateFolder.length);
  if (!isTemplate(name)) {
    const remedy = `Correct the link.${suggest(name, templateNames)}`;
    yield createError(file, offset, `The template ${href} does not exist.`, remedy);
  } else if (linkLocale !== locale) {
    const problem = `The link ${href} opens the template in another language.`;
    yield createWarning(file, offset, problem, `Change it to /${locale}${path}.`);
  }
}

function* checkPage(href: string, link: Link): Iterable<UnplacedFinding> {
  const { url, offset, file, locale, targets, catalogue, today } = link;
  const { pathname, search, searchParams, hash } = new URL(href, targets.origin);
  const { locale: linkLocale, path } = splitLocale(pathname);
  const page = addTrailingSlash(path);
  if (!targets.has(page)) {
    const known = targets.all.map((target) => `/${locale}${target}`);
    const remedy = `Correct the link.${suggest(pathname, known)}`;
    yield createError(file, offset, `The page ${url} does not exist.`, remedy);
    return;
  }
  const unpublishedReason =
    targets.getPageDate(page) > getPublicationDate(file) && targets.describeUnpublished(page, today);
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
    const group = filterParameters[name];
    const allowed = name === 'subject' ? [...subjects] : group && catalogue.getTaxonomyIds(group);
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
  { file, offset, locale, targets }: Link,
): Iterable<UnplacedFinding> {
  const anchors = targets.findAnchors(page, locale);
  if (!anchors || anchors.has(anchor)) return;
  const problem = `The page /${locale}${page} has no anchor #${anchor}, so the link opens the top of the page.`;
  const remedy = targets.isHiddenSection(page, anchor)
    ? `messages/sections.json hides this section: add "${anchor}" there, or change the link.`
    : `Correct the part after the #.${suggest(anchor, anchors)}`;
  yield createError(file, offset, problem, remedy);
}
