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

/** A link, and what it is compared with. */
type Link = Written & Context & { file: MessageFile; locale: Locale; targets: LinkTargets };

/** The parameters of an address that say what a list is filtered by. */
const filters: Record<string, TaxonomyGroup> = {
  industry: 'industries',
  region: 'regions',
  tag: 'tags',
  category: 'categories',
};

/** An address of this site in a text: from `/zh/`, `/en/` or `/vi/` to the next space or mark. */
const inText = new RegExp(`/(?<![\\w/.]/)(?:${locales.join('|')})/[^\\s"'<>()，。；：）]*`, 'g');

/** An article that a mail names: `{articles}inventory-accuracy/`. */
const inMail = /\{articles\}([\w-]+\/?)/g;

/** Links that lead nowhere, or out of the language of their file. */
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

/** The place that an entry's `leadsTo` names, and the case that a quotation belongs to. */
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
    if (!URL.canParse(url)) yield createError(file, offset, `${url} is not an address.`, 'Correct it.');
    return;
  }
  const address = url.startsWith(targets.origin) ? url.slice(targets.origin.length) || '/' : url;
  if (address.startsWith('#')) {
    yield* checkAnchor(address.slice(1), getPagePath(file), link);
  } else if (!/^\/(?!\/)/.test(address)) {
    const remedy = `Begin it with /${locale}/ for a page of this site, with https:// for another site.`;
    yield createError(file, offset, `The link ${url} leads nowhere.`, remedy);
  } else if (address.startsWith('/images/') && !project.pictures.has(address)) {
    yield createError(file, offset, `There is no picture ${address}.`, 'Correct the path.');
  } else if (address.startsWith('/images/')) {
    const problem = `The file ${address} itself is not published, only what pages show of it.`;
    const remedy = 'Show it: ![what is to be seen](…).';
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
    const remedy = `Correct the address.${suggest(name, templateNames)}`;
    yield createError(file, offset, `There is no template ${address}.`, remedy);
  } else if (given !== locale) {
    const problem = `The link ${address} leads to the template in another language.`;
    yield createWarning(file, offset, problem, `Write /${locale}${path}.`);
  }
}

function* checkPage(address: string, link: Link): Iterable<UnplacedFinding> {
  const { url, offset, file, locale, targets, catalogue, today } = link;
  const { pathname, search, searchParams, hash } = new URL(address, targets.origin);
  const { locale: given, path } = splitLocale(pathname);
  const page = addTrailingSlash(path);
  if (!targets.has(page)) {
    const known = targets.all.map((target) => `/${locale}${target}`);
    const remedy = `Correct the address.${suggest(pathname, known)}`;
    yield createError(file, offset, `There is no page ${url}.`, remedy);
    return;
  }
  const notOut = targets.outFrom(page) > getPublicationDate(file) && targets.notOut(page, today);
  if (notOut) {
    const problem = `The page ${url} ${notOut}, so the link leads nowhere.`;
    yield createError(file, offset, problem, 'Link to it once it is out, or publish both on the same day.');
  }
  const write = `Write /${locale}${page}${search}${hash}.`;
  if (given === undefined) {
    yield createError(file, offset, `The link ${url} names no language, so the browser's decides.`, write);
  } else if (given !== locale) {
    const problem = `The link ${url} leads out of the ${locale} pages into the ${given} ones.`;
    yield createWarning(file, offset, problem, write);
  } else if (page !== path) {
    yield createError(file, offset, `The link ${url} lacks its last slash.`, write);
  }
  for (const [name, value] of searchParams) {
    const group = filters[name];
    const allowed = name === 'subject' ? [...subjects] : group && catalogue.taxonomy(group);
    if (!allowed || allowed.includes(value)) continue;
    const remedy = `Write one of ${allowed.join(', ')}.${suggest(value, allowed)}`;
    yield createError(
      file,
      offset,
      `There is no ${name} "${value}", which the link ${url} asks for.`,
      remedy,
    );
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
  const problem = `The page /${locale}${page} has no place #${anchor}, so the link opens it at its top.`;
  const remedy = targets.isHidden(page, anchor)
    ? `messages/sections.json hides that section: list "${anchor}" there, or let the link lead elsewhere.`
    : `Correct what follows the #.${suggest(anchor, anchors)}`;
  yield createError(file, offset, problem, remedy);
}
