import { ISLAND_MODULES, ISLAND_PROPS, ISLAND_STYLES } from '../../lib/browser/protocol';
import { type Element, getAttribute, getInlineCode } from '../html/elements';
import type { ExportedPage } from './ExportedPage';
import type { ExportedSite } from './ExportedSite';
import { createFinding, type UnplacedFinding } from './Rule';
import { resolveUrl } from './resolveUrl';

/** Something a file has its visitor's browser fetch, without anyone following a link; `element` where that is a page. */
export type Reference = {
  address: string;
  url: URL | undefined;
  element?: Element;
  at: (problem: string) => UnplacedFinding;
};

/** The attributes of elements that name what is loaded. */
const LOADED: Record<string, string[]> = {
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

/** The `rel` values of links whose address is loaded. */
const LOADED_LINKS =
  /^(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/;

const CSS_ADDRESS =
  /url\(\s*(?:(["'])(?<quoted>.*?)\1|(?<plain>[^)\s]*))\s*\)|@import\s+["'](?<imported>[^"']+)["']/g;

/** Scripts that the code in a page loads by their address. */
const OWN_SCRIPTS = /["']([\w/.~-]*\/_next\/static\/early\/[\w-]+\.js|[\w/.~-]*\/recovery\.js)["']/g;

/** How many pixels a photograph at the top of a page is asked for by a phone (lib/shared/pictures/pictureFrames.ts). */
const PHONE = 780;

/** What a page loads: pictures, styles, scripts, fonts, frames, and the files of its islands. */
export function getReferences(page: ExportedPage): Reference[] {
  return page.elements.flatMap((element) =>
    getUrls(element).map((address) => createPageReference(page, element, address)),
  );
}

/** An address that stands at an element of a page. */
export function createPageReference(page: ExportedPage, element: Element, address: string): Reference {
  const url = page.resolve(address);
  return { element, address, url, at: (problem) => page.finding(problem, element) };
}

/** What all pages and stylesheets of a site load. */
export function* getAllReferences(site: ExportedSite): Generator<Reference> {
  for (const page of site.pages) yield* getReferences(page);
  for (const file of site.filesEndingIn('css')) {
    const css = site.textOf(file) ?? '';
    for (const { address, offset } of findCssUrls(css)) {
      const url = resolveUrl(address, `/${file}`);
      yield { address, url, at: (problem) => createFinding(file, css, offset, problem) };
    }
  }
}

/** The stylesheets of a page: the names of their files. */
export function getStylesheets(page: ExportedPage, site: ExportedSite): string[] {
  return page
    .links('stylesheet')
    .flatMap((link) => site.fileAt(page.resolve(getAttribute(link, 'href') ?? '')) ?? []);
}

/** The addresses that CSS loads, with their places in it. */
function* findCssUrls(css: string): Generator<{ address: string; offset: number }> {
  for (const { groups = {}, index } of css.matchAll(CSS_ADDRESS)) {
    const address = groups.quoted ?? groups.plain ?? groups.imported ?? '';
    if (!address.startsWith('data:') && !address.startsWith('#')) yield { address, offset: index };
  }
}

/** The address of the file that a phone loads for an `<img>`: of a photograph, one of the first `<source>`'s. */
export function getPhonePicture(img: Element): string {
  const parent = img.parentNode;
  const source =
    parent && 'tagName' in parent && parent.tagName === 'picture'
      ? parent.childNodes.find((node): node is Element => 'tagName' in node && node.tagName === 'source')
      : undefined;
  const files = parseSrcset(getAttribute(source ?? img, 'srcset') ?? '');
  const chosen = files.find(({ width }) => width >= PHONE) ?? files.at(-1);
  return chosen?.address ?? getAttribute(img, 'src') ?? '';
}

/** The files of a `srcset`, with their widths. */
function parseSrcset(srcset: string): { address: string; width: number }[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .filter(({ address }) => address !== '');
}

function getUrls(element: Element): string[] {
  const { tagName } = element;
  const rels = getAttribute(element, 'rel')?.split(/\s+/) ?? [];
  if (tagName === 'link' && !rels.some((rel) => LOADED_LINKS.test(rel))) return [];
  const loaded = (LOADED[tagName] ?? []).flatMap((name) => {
    const value = getAttribute(element, name);
    // A drawing takes a part of the page itself.
    const isInPage = value?.startsWith('#') && (tagName === 'use' || tagName === 'image');
    if (value === undefined || isInPage) return [];
    return name.endsWith('srcset') ? parseSrcset(value).map(({ address }) => address) : value;
  });
  const inCode = tagName === 'script' ? [...getInlineCode(element).matchAll(OWN_SCRIPTS)] : [];
  const inStyle = [...findCssUrls(getAttribute(element, 'style') ?? '')];
  const ofIsland = [ISLAND_MODULES, ISLAND_PROPS, ISLAND_STYLES].flatMap(
    (name) => getAttribute(element, name)?.split(' ').filter(Boolean) ?? [],
  );
  return [
    ...loaded,
    ...inCode.map(([, address = '']) => address),
    ...inStyle.map(({ address }) => address),
    ...ofIsland,
  ];
}
