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

type Written = { url: string; offset: number };

/** A link with the data that it is checked against. */
type Link = Written & Context & { file: MessageFile; locale: Locale; targets: LinkTargets };

/** Query parameters that filter lists. */
const filters: Record<string, TaxonomyGroup> = {
  industry: 'industries',
  region: 'regions',
  tag: 'tags',
  category: 'categories',
};

/** A URL path of this site in a text: from `/zh/`, `/en/` or `/vi/` to the next space or punctuation mark. */
const inText = new RegExp(`/(?<![\\w/.]/)(?:${locales.join('|')})/[^\\s"'<>()，。；：）]*`, 'g');

/** A link to an article in an email: `{articles}inventory-accuracy/`. */
const inMail = /\{articles\}([\w-]+\/?)/g;

/** Reports broken links, and links to another locale than the file's. */
export const link: Rule = function* (context) {
  const targets = new LinkTargets(context.catalogue, context.project);
  for (const file of context.catalogue.ofLanguages()) {
    const surroundings = { ...context, targets, file, locale: file.locale };
    for (const written of [...linksInBody(file), ...linksInTexts(file)]) {
      yield* check({ ...surroundings, ...written });
    }
    for (const { page, ...written } of linksOfEntries(file)) {
      yield* checkAnchor(written.url, page, { ...surroundings, ...written });
    }
  }
};

/** The anchor in an entry's `leadsTo`, and the case that a testimonial refers to. */
function linksOfEntries({ kind, tree }: MessageFile): (Written & { page: string })[] {
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

function linksInBody({ nodes }: MessageFile): Written[] {
  return nodes.flatMap(({ type, url, start }) =>
    url !== undefined && type !== 'image' ? { url, offset: start } : [],
  );
}

function linksInTexts({ texts, locale }: MessageFile): Written[] {
  return texts.flatMap(({ value, offsetOf }) => [
    ...findMatches(value, inText).map(({ 0: url, index }) => ({ url, offset: offsetOf(index) })),
    ...findMatches(value, inMail).map(({ 1: slug, index }) => ({
      url: `/${locale}${pages.insights}${slug}`,
      offset: offsetOf(index),
    })),
  ]);
}

function* check(link: Link): Iterable<UnplacedFinding> {
  const { url, offset, file, locale, project, targets } = link;
  if (/^(?:mailto|tel):/.test(url)) return;
  if (/^https?:\/\//.test(url) && !url.startsWith(targets.origin)) {
    if (!URL.canParse(url)) yield createError(file, offset, `${url} is not a valid URL.`, 'Correct it.');
    return;
  }
  const address = url.startsWith(targets.origin) ? url.slice(targets.origin.length) || '/' : url;
  if (address.startsWith('#')) {
    yield* checkAnchor(address.slice(1), getPagePath(file), link);
  } else if (!/^\/(?!\/)/.test(address)) {
    const remedy = `Start it with /${locale}/ for a page of this site, or with https:// for another site.`;
    yield createError(file, offset, `The link ${url} is neither a path of this site nor a full URL.`, remedy);
  } else if (address.startsWith('/images/') && !project.pictures.has(address)) {
    yield createError(file, offset, `The picture ${address} does not exist.`, 'Correct the path.');
  } else if (address.startsWith('/images/')) {
    const problem = `The original file ${address} is not published; only resized versions on pages are.`;
    const remedy = 'Show the picture on the page instead: ![description](…).';
    if (!address.endsWith('.svg')) yield createError(file, offset, problem, remedy);
  } else if (splitLocale(address).path.startsWith(templateFolder)) {
    yield* checkTemplate(address, link);
  } else {
    yield* checkPage(address, link);
  }
}

function* checkTemplate(address: string, { offset, file, locale }: Link): Iterable<UnplacedFinding> {
  const { locale: given, path } = splitLocale(address);
  const name = path.slice(templateFolder.length);
  if (!isTemplate(name)) {
    const remedy = `Correct the link.${suggest(name, templateNames)}`;
    yield createError(file, offset, `The template ${address} does not exist.`, remedy);
  } else if (given !== locale) {
    const problem = `The link ${address} opens the template in another language.`;
    yield createWarning(file, offset, problem, `Change it to /${locale}${path}.`);
  }
}

function* checkPage(address: string, link: Link): Iterable<UnplacedFinding> {
  const { url, offset, file, locale, targets, catalogue, today } = link;
  const { pathname, search, searchParams, hash } = new URL(address, targets.origin);
  const { locale: given, path } = splitLocale(pathname);
  const page = addTrailingSlash(path);
  if (!targets.has(page)) {
    const known = targets.all.map((target) => `/${locale}${target}`);
    const remedy = `Correct the link.${suggest(pathname, known)}`;
    yield createError(file, offset, `The page ${url} does not exist.`, remedy);
    return;
  }
  const notOut = targets.outFrom(page) > getPublicationDate(file) && targets.notOut(page, today);
  if (notOut) {
    const problem = `The page ${url} ${notOut}, so the link does not work yet.`;
    const remedy = 'Add the link once the page is published, or publish both on the same day.';
    yield createError(file, offset, problem, remedy);
  }
  const write = `Change it to /${locale}${page}${search}${hash}.`;
  if (given === undefined) {
    const problem = `The link ${url} has no language, so readers may land on a page in another one.`;
    yield createError(file, offset, problem, write);
  } else if (given !== locale) {
    const problem = `The link ${url} opens a page in another language: ${given} instead of ${locale}.`;
    yield createWarning(file, offset, problem, write);
  } else if (page !== path) {
    yield createError(file, offset, `The link ${url} has no slash at its end.`, write);
  }
  for (const [name, value] of searchParams) {
    const group = filters[name];
    const allowed = name === 'subject' ? [...subjects] : group && catalogue.taxonomy(group);
    if (!allowed || allowed.includes(value)) continue;
    const remedy = `Use one of: ${allowed.join(', ')}.${suggest(value, allowed)}`;
    const problem = `The link ${url} uses the ${name} "${value}", which does not exist.`;
    yield createError(file, offset, problem, remedy);
  }
  if (hash.length > 1) {
    yield* checkAnchor(querystring.unescape(hash.slice(1)), page, { ...link, locale: given ?? locale });
  }
}

function* checkAnchor(
  anchor: string,
  page: string,
  { file, offset, locale, targets }: Link,
): Iterable<UnplacedFinding> {
  const anchors = targets.anchorsOf(page, locale);
  if (!anchors || anchors.has(anchor)) return;
  const problem = `The page /${locale}${page} has no anchor #${anchor}, so the link opens the top of the page.`;
  const remedy = targets.isHidden(page, anchor)
    ? `messages/sections.json hides this section: add "${anchor}" there, or change the link.`
    : `Correct the part after the #.${suggest(anchor, anchors)}`;
  yield createError(file, offset, problem, remedy);
}
