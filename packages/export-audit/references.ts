import type { AuditOptions } from './AuditOptions';
import type { ExportedPage } from './ExportedPage';
import type { ExportedSite } from './ExportedSite';
import { type Element, getAttribute, getInlineCode } from './elements';
import type { PartialFinding } from './Rule';

/** A resource that the browser fetches without a click. `element` is set for pages. */
export type Reference = {
  href: string;
  url: URL | undefined;
  element?: Element;
  report: (problem: string) => PartialFinding;
};

/** Attributes whose URLs the browser loads. */
const LOADED_ATTRIBUTES = ['src', 'srcset', 'imagesrcset', 'poster', 'data'];

/** Elements whose `href` the browser loads. */
const LOADED_HREF_TAGS = ['link', 'use', 'image'];

/** The `rel` keywords of links whose href is loaded. */
const LOADED_LINK_RELS =
  /^(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/;

/** Quoted URL of a script in the code of an inline script. */
const SCRIPT_URL = /["']([\w/.~-]*\/[\w.~-]+\.js)["']/g;

/** `url(…)` with or without quotation marks, and `@import` with a quoted URL. */
const CSS_URL =
  /url\(\s*(?:(["'])(?<quoted>.*?)\1|(?<plain>[^)\s]*))\s*\)|@import\s+["'](?<imported>[^"']+)["']/g;

/** The picture width that a phone requests: 390 CSS pixels with two device pixels each. */
const PHONE_PICTURE_WIDTH_PX = 780;

/**
 * Returns what a page loads: pictures, also of the share card, styles, scripts, fonts, frames, the modules and props of
 * islands, and the scripts that inline scripts name.
 */
export function getReferences(page: ExportedPage, { options }: ExportedSite): Reference[] {
  return page.elements.flatMap((element) => {
    const report = (problem: string) => page.createFinding(problem, element);
    return getUrls(element, options).map((href) => ({ element, href, url: page.resolve(href), report }));
  });
}

/** Returns the references of all pages. */
export function getAllReferences(site: ExportedSite): Reference[] {
  return site.pages.flatMap((page) => getReferences(page, site));
}

/** Returns the URLs that CSS loads. */
function findCssUrls(css: string): string[] {
  return [...css.matchAll(CSS_URL)]
    .map(({ groups = {} }) => groups.quoted ?? groups.plain ?? groups.imported ?? '')
    .filter((href) => !href.startsWith('data:') && !href.startsWith('#'));
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
function getUrls(element: Element, { islands }: AuditOptions): string[] {
  const { tagName, attrs } = element;
  const rels = getAttribute(element, 'rel')?.split(/\s+/) ?? [];
  if (tagName === 'link' && !rels.some((rel) => LOADED_LINK_RELS.test(rel))) return [];
  if (tagName === 'meta') {
    const name = getAttribute(element, 'property') ?? getAttribute(element, 'name') ?? '';
    return /^(og|twitter):image$/.test(name) ? [getAttribute(element, 'content') ?? ''] : [];
  }
  const code = getInlineCode(element);
  const css = tagName === 'style' ? code : (getAttribute(element, 'style') ?? '');
  const attributeUrls = attrs.flatMap(({ name, value }) => {
    if (name.endsWith('srcset')) return parseSrcset(value).map(({ href }) => href);
    if (LOADED_ATTRIBUTES.includes(name)) return value;
    // In an SVG, a fragment refers to an element of the same page.
    if (name === 'href' && LOADED_HREF_TAGS.includes(tagName)) return value.startsWith('#') ? [] : value;
    const isList = name === islands?.moduleAttribute || name === islands?.propsAttribute;
    return isList ? value.split(' ').filter(Boolean) : [];
  });
  return [
    ...attributeUrls,
    ...(tagName === 'script' ? [...code.matchAll(SCRIPT_URL)].map(([, href = '']) => href) : []),
    ...findCssUrls(css),
  ];
}
