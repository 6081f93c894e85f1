import { ISLAND_MODULES, ISLAND_PROPS, ISLAND_STYLES } from '../../lib/browser/protocol';
import { attribute, codeOf, type Element } from '../html/elements';
import type { ExportedPage } from './ExportedPage';
import type { ExportedSite } from './ExportedSite';
import { resolve } from './resolve';

/** Something a page fetches, or has its visitor's browser fetch, without anyone following a link. */
export type Reference = { element: Element; address: string; url: URL | undefined };

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

/** Scripts that the code in a page loads by their address. */
const OWN_SCRIPTS = /["']([\w/.~-]*\/_next\/static\/early\/[\w-]+\.js|[\w/.~-]*\/recovery\.js)["']/g;

/** How many pixels a photograph at the top of a page is asked for by a phone (lib/shared/pictures/pictureFrames.ts). */
const PHONE = 780;

/** What a page loads: pictures, styles, scripts, fonts, frames, and the files of its islands. */
export function referencesOf(page: ExportedPage): Reference[] {
  return page.elements.flatMap((element) =>
    addressesOf(element).map((address) => ({ element, address, url: resolve(address, page) })),
  );
}

/** The stylesheets of a page: the names of their files. */
export function stylesheetsOf(page: ExportedPage, site: ExportedSite): string[] {
  return page.links('stylesheet').flatMap((link) => {
    const url = resolve(attribute(link, 'href') ?? '', page);
    return (url && site.fileAt(url)) ?? [];
  });
}

/** The addresses that CSS loads, with their places in it. */
export function* cssAddresses(css: string): Generator<{ address: string; offset: number }> {
  for (const match of css.matchAll(
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)|@import\s+["']([^"']+)["']/g,
  )) {
    const address = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    if (!address.startsWith('data:') && !address.startsWith('#')) yield { address, offset: match.index };
  }
}

/** The address of the file that a phone loads for an `<img>`: of a photograph, one of the first `<source>`'s. */
export function phonePicture(img: Element): string {
  const parent = img.parentNode;
  const source =
    parent && 'tagName' in parent && parent.tagName === 'picture'
      ? parent.childNodes.find((node): node is Element => 'tagName' in node && node.tagName === 'source')
      : undefined;
  const files = candidatesIn(attribute(source ?? img, 'srcset') ?? '');
  const chosen = files.find(({ width }) => width >= PHONE) ?? files.at(-1);
  return chosen?.address ?? attribute(img, 'src') ?? '';
}

/** The files of a `srcset`, with their widths. */
function candidatesIn(srcset: string): { address: string; width: number }[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .filter(({ address }) => address !== '');
}

function addressesOf(element: Element): string[] {
  const { tagName } = element;
  if (
    tagName === 'link' &&
    !(attribute(element, 'rel') ?? '').split(/\s+/).some((rel) => LOADED_LINKS.test(rel))
  )
    return [];
  const loaded = (LOADED[tagName] ?? []).flatMap((name) => {
    const value = attribute(element, name);
    // A drawing takes a part of the page itself.
    const isInPage = value?.startsWith('#') && (tagName === 'use' || tagName === 'image');
    if (value === undefined || isInPage) return [];
    return name.endsWith('srcset') ? candidatesIn(value).map(({ address }) => address) : value;
  });
  const inCode = tagName === 'script' ? codeOf(element).matchAll(OWN_SCRIPTS) : [];
  const inStyle = [...cssAddresses(attribute(element, 'style') ?? '')].map(({ address }) => address);
  return [
    ...loaded,
    ...[...inCode].map(([, address = '']) => address),
    ...inStyle,
    ...islandAddresses(element),
  ];
}

/** What an island loads when it is hydrated. */
function islandAddresses(element: Element): string[] {
  return [ISLAND_MODULES, ISLAND_PROPS, ISLAND_STYLES].flatMap((name) => {
    const addresses = attribute(element, name) ?? '';
    return addresses === '' ? [] : addresses.split(' ');
  });
}
