import type { TaxonomyGroup } from '@/lib/content/entries/taxonomy';
import { isTemplate, templateFolder, templateNames } from '@/lib/content/templates/templates';
import { subjects } from '@/lib/shared/enquiry/subjects';
import { splitLocale } from '@/lib/shared/i18n/localePath';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { type Page, pages } from '@/lib/shared/i18n/paths';
import type { MessageFile } from '../catalogue/MessageFile';
import { NEVER, outFrom } from '../catalogue/outFrom';
import { pathOf } from '../catalogue/pathOf';
import { childOf } from '../catalogue/Tree';
import { LinkTargets } from '../project/LinkTargets';
import { type Draft, error, type Rule, warning } from '../Rule';
import { suggestion } from '../text/closest';

type WrittenLink = { url: string; offset: number };

/** The parameters of an address that say what a list is filtered by. */
const filters: Record<string, TaxonomyGroup> = {
  industry: 'industries',
  region: 'regions',
  tag: 'tags',
  category: 'categories',
};

/** An address of this site in a text: from `/zh/`, `/en/` or `/vi/` to the next space or mark. */
const inText = new RegExp(`(?<![\\w/.])/(?:${locales.join('|')})/[^\\s"'<>()，。；：）]*`, 'g');

/** An article that a mail names: `{articles}inventory-accuracy/`. */
const inMail = /\{articles\}([\w-]+\/?)/g;

/** Links that lead nowhere, or out of the language of their file. */
export const link: Rule = function* ({ catalogue, project, today }) {
  const targets = new LinkTargets(catalogue, project);
  for (const file of catalogue.files) {
    if (!file.locale) continue;
    for (const written of [...linksInBody(file), ...linksInTexts(file)]) {
      yield* check(written, file, file.locale, targets, project.pictures);
      yield* checkOut(written, file, targets, today);
    }
    yield* checkEntries(file, file.locale, targets);
  }
};

/** The place that an entry's `leadsTo` names, and the case that a quotation belongs to. */
function* checkEntries(file: MessageFile, locale: Locale, targets: LinkTargets): Iterable<Draft> {
  for (const entry of (file.kind === 'entities' && childOf(file.tree, 'items')?.children) || []) {
    const leadsTo = childOf(entry, 'leadsTo');
    const page = pages[String(childOf(leadsTo, 'page')?.value) as Page];
    const anchor = childOf(leadsTo, 'anchor');
    if (page && anchor) {
      yield* checkAnchor(String(anchor.value), page, anchor.offset, file, locale, targets);
    }
    const quoted = childOf(entry, 'case');
    if (quoted) yield* checkAnchor(String(quoted.value), pages.cases, quoted.offset, file, locale, targets);
  }
}

function linksInBody({ nodes }: MessageFile): WrittenLink[] {
  return nodes.flatMap((node) =>
    node.type === 'link' || node.type === 'definition' ? { url: node.url, offset: node.start } : [],
  );
}

function linksInTexts({ texts, locale }: MessageFile): WrittenLink[] {
  return texts.flatMap((text) => [
    ...[...text.value.matchAll(inText)].map((match) => ({
      url: match[0],
      offset: text.offsetOf(match.index),
    })),
    ...[...text.value.matchAll(inMail)].map(({ 1: slug, index }) => ({
      url: `/${locale}${pages.insights}${slug}`,
      offset: text.offsetOf(index),
    })),
  ]);
}

function* check(
  { url, offset }: WrittenLink,
  file: MessageFile,
  locale: Locale,
  targets: LinkTargets,
  pictures: Set<string>,
): Iterable<Draft> {
  if (/^(?:mailto|tel):/.test(url)) return;
  if (/^https?:\/\//.test(url) && !url.startsWith(targets.origin)) {
    if (!URL.canParse(url)) yield error(file, offset, `${url} is not an address.`, 'Correct it.');
    return;
  }
  const address = url.startsWith(targets.origin) ? url.slice(targets.origin.length) || '/' : url;
  if (address.startsWith('#')) {
    yield* checkAnchor(address.slice(1), pathOf(file), offset, file, locale, targets);
    return;
  }
  if (!address.startsWith('/') || address.startsWith('//')) {
    const remedy = `Begin it with /${locale}/ for a page of this site, with https:// for another site.`;
    yield error(file, offset, `The link ${url} leads nowhere.`, remedy);
    return;
  }
  if (address.startsWith('/images/')) {
    if (!pictures.has(address))
      yield error(file, offset, `There is no picture ${address}.`, 'Correct the path.');
    else if (!address.endsWith('.svg')) {
      const problem = `The file ${address} itself is not published, only what pages show of it.`;
      yield error(file, offset, problem, 'Show it: ![what is to be seen](…).');
    }
    return;
  }
  if (splitLocale(address).path.startsWith(templateFolder)) {
    yield* checkTemplate(address, offset, file, locale);
    return;
  }
  yield* checkPage(address, url, offset, file, locale, targets);
}

/** A page that readers of a text do not have yet. */
function* checkOut(
  { url, offset }: WrittenLink,
  file: MessageFile,
  targets: LinkTargets,
  today: string,
): Iterable<Draft> {
  if (!URL.canParse(url, targets.origin)) return;
  const { path } = splitLocale(new URL(url, targets.origin).pathname);
  const day = targets.outFrom(path.endsWith('/') ? path : `${path}/`);
  if (day <= today || day <= outFrom(file)) return;
  const problem =
    day === NEVER
      ? `The page ${url} is a draft, so the link leads nowhere.`
      : `The page ${url} comes out on ${day}; until then the link leads nowhere.`;
  yield error(file, offset, problem, 'Link to it once it is out, or publish both on the same day.');
}

function* checkTemplate(address: string, offset: number, file: MessageFile, locale: Locale): Iterable<Draft> {
  const { locale: given, path } = splitLocale(address);
  const name = path.slice(templateFolder.length);
  if (!isTemplate(name)) {
    const remedy = `Correct the address.${suggestion(name, templateNames)}`;
    yield error(file, offset, `There is no template ${address}.`, remedy);
  } else if (given !== locale) {
    const problem = `The link ${address} leads to the template in another language.`;
    yield warning(file, offset, problem, `Write /${locale}${path}.`);
  }
}

function* checkPage(
  address: string,
  url: string,
  offset: number,
  file: MessageFile,
  locale: Locale,
  targets: LinkTargets,
): Iterable<Draft> {
  const { pathname, search, hash } = new URL(address, targets.origin);
  const { locale: given, path } = splitLocale(pathname);
  const page = path.endsWith('/') ? path : `${path}/`;
  if (!targets.has(page)) {
    const remedy = `Correct the address.${suggestion(
      pathname,
      targets.all.map((target) => `/${locale}${target}`),
    )}`;
    yield error(file, offset, `There is no page ${url}.`, remedy);
    return;
  }
  if (given !== locale) {
    const problem = given
      ? `The link ${url} leads out of the ${locale} pages into the ${given} ones.`
      : `The link ${url} names no language, so the browser's decides.`;
    const write = `Write /${locale}${page}${search}${hash}.`;
    yield given ? warning(file, offset, problem, write) : error(file, offset, problem, write);
  } else if (page !== path) {
    yield error(
      file,
      offset,
      `The link ${url} lacks its last slash.`,
      `Write /${locale}${page}${search}${hash}.`,
    );
  }
  for (const [name, value] of new URLSearchParams(search)) {
    const group = filters[name];
    const allowed: readonly string[] | undefined =
      name === 'subject' ? subjects : group && targets.idsOf(group);
    if (allowed && !allowed.includes(value)) {
      const remedy = `Write one of ${allowed.join(', ')}.${suggestion(value, allowed)}`;
      yield error(file, offset, `There is no ${name} "${value}", which the link ${url} asks for.`, remedy);
    }
  }
  if (hash !== '')
    yield* checkAnchor(decodeURIComponent(hash.slice(1)), page, offset, file, given ?? locale, targets);
}

function* checkAnchor(
  anchor: string,
  page: string,
  offset: number,
  file: MessageFile,
  locale: Locale,
  targets: LinkTargets,
): Iterable<Draft> {
  const anchors = targets.anchorsOf(page, locale);
  if (anchors && !anchors.has(anchor)) {
    const problem = `The page /${locale}${page} has no place #${anchor}, so the link opens it at its top.`;
    const remedy = targets.isHidden(page, anchor)
      ? `messages/sections.json hides that section: list "${anchor}" there, or take the link out.`
      : `Correct what follows the #.${suggestion(anchor, anchors)}`;
    yield error(file, offset, problem, remedy);
  }
}
