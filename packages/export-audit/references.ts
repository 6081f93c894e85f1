import type { AuditOptions } from './AuditOptions';
import type { ExportedPage } from './ExportedPage';
import type { ExportedSite } from './ExportedSite';
import { type Element, getAttribute, getInlineCode } from './elements';
import { createFinding, type PartialFinding } from './Rule';

/** A resource that the browser fetches for a page or a stylesheet without a click. `element` is set for pages. */
export type Reference = {
  href: string;
  url: URL | undefined;
  element?: Element;
  report: (problem: string) => PartialFinding;
};

/** Attributes whose URL the browser loads, by tag name. */
const LOADED_ATTRIBUTES: Record<string, string[]> = {
  link: ['href', 'imagesrcset'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  iframe: ['src'],
  embed: ['src'],
  audio: ['src'],
  track: ['src'],
  video: ['src', 'poster'],
  object: ['data'],
  use: ['href'],
  image: ['href'],
};

/** The `rel` keywords of links whose href is loaded. */
const LOADED_LINK_RELS =
  /^(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/;

/** `url(…)` with or without quotation marks, and `@import` with a quoted URL. */
const CSS_URL =
  /url\(\s*(?:(["'])(?<quoted>.*?)\1|(?<plain>[^)\s]*))\s*\)|@import\s+["'](?<imported>[^"']+)["']/g;

/** The picture width that a phone requests: 390 CSS pixels with two device pixels each. */
const PHONE_PICTURE_WIDTH_PX = 780;

/**
 * Returns what a page loads: pictures, styles, scripts, fonts, frames, and the URLs in the attributes and inline
 * scripts that the options name.
 */
export function getReferences(page: ExportedPage, { options }: ExportedSite): Reference[] {
  return page.elements.flatMap((element) =>
    getUrls(element, options).map((href) => createPageReference(page, element, href)),
  );
}

/** Creates a reference for an href of an element. */
export function createPageReference(page: ExportedPage, element: Element, href: string): Reference {
  const url = page.resolve(href);
  return { element, href, url, report: (problem) => page.createFinding(problem, element) };
}

/** Yields the references of all pages and stylesheets. */
export function* getAllReferences(site: ExportedSite): Generator<Reference> {
  for (const page of site.pages) yield* getReferences(page, site);
  for (const file of site.listFilesByExtension('css')) {
    const css = site.readText(file) ?? '';
    for (const { href, offset } of findCssUrls(css)) {
      const url = site.resolve(href, `${site.options.basePath ?? ''}/${file}`);
      yield { href, url, report: (problem) => createFinding(file, css, offset, problem) };
    }
  }
}

/** Returns the files of a page's stylesheets. */
export function getStylesheets(page: ExportedPage, site: ExportedSite): string[] {
  return page
    .findLinks('stylesheet')
    .flatMap((link) => site.getFile(page.resolve(getAttribute(link, 'href') ?? '')) ?? []);
}

/** Yields the URLs that CSS loads, with their offsets. */
function* findCssUrls(css: string): Generator<{ href: string; offset: number }> {
  for (const { groups = {}, index } of css.matchAll(CSS_URL)) {
    const href = groups.quoted ?? groups.plain ?? groups.imported ?? '';
    if (!href.startsWith('data:') && !href.startsWith('#')) yield { href, offset: index };
  }
}

/** Returns the URL that a phone loads for an `<img>`. In a `<picture>`, the first `<source>` provides it. */
export function getPhonePicture(img: Element): string {
  const parent = img.parentNode;
  const source =
    parent && 'tagName' in parent && parent.tagName === 'picture'
      ? parent.childNodes.find((node): node is Element => 'tagName' in node && node.tagName === 'source')
      : undefined;
  const candidates = parseSrcset(getAttribute(source ?? img, 'srcset') ?? '');
  const chosen = candidates.find(({ width }) => width >= PHONE_PICTURE_WIDTH_PX) ?? candidates.at(-1);
  return chosen?.href ?? getAttribute(img, 'src') ?? '';
}

/** Parses a `srcset` into URLs and widths. */
function parseSrcset(srcset: string): { href: string; width: number }[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([href = '', width = '']) => ({ href, width: Number.parseInt(width, 10) }))
    .filter(({ href }) => href !== '');
}

/** Returns the URLs that the browser loads for an element. */
function getUrls(element: Element, { urlAttributes = [], inlineScriptUrls }: AuditOptions): string[] {
  const { tagName } = element;
  const rels = getAttribute(element, 'rel')?.split(/\s+/) ?? [];
  if (tagName === 'link' && !rels.some((rel) => LOADED_LINK_RELS.test(rel))) return [];
  const attributeUrls = (LOADED_ATTRIBUTES[tagName] ?? []).flatMap((name) => {
    const value = getAttribute(element, name);
    // In an SVG, a fragment refers to an element of the same page.
    const isFragment = value?.startsWith('#') && (tagName === 'use' || tagName === 'image');
    if (value === undefined || isFragment) return [];
    return name.endsWith('srcset') ? parseSrcset(value).map(({ href }) => href) : value;
  });
  const codeMatches =
    tagName === 'script' && inlineScriptUrls ? [...getInlineCode(element).matchAll(inlineScriptUrls)] : [];
  const css = tagName === 'style' ? getInlineCode(element) : (getAttribute(element, 'style') ?? '');
  const styleUrls = [...findCssUrls(css)];
  const dataAttributeUrls = urlAttributes.flatMap(
    (name) => getAttribute(element, name)?.split(' ').filter(Boolean) ?? [],
  );
  return [
    ...attributeUrls,
    ...codeMatches.map(([, href = '']) => href),
    ...styleUrls.map(({ href }) => href),
    ...dataAttributeUrls,
  ];
}
