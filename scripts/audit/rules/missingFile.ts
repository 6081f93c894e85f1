import { site as facts } from '../../../lib/shared/site';
import { attribute } from '../../html/elements';
import { atElement, atOffset, type Rule } from '../Rule';
import { cssAddresses, referencesOf } from '../references';
import { resolve } from '../resolve';

const siteRoot = facts.origin;

/** Pictures, styles, scripts, fonts and icons that a page, a stylesheet or the manifest names and that are not there. */
export const missingFile: Rule = function* (site) {
  for (const page of site.pages) {
    const pictures = ['og:image', 'twitter:image'].flatMap((name) =>
      page.metas(name).map((element) => {
        const address = attribute(element, 'content') ?? '';
        return { element, address, url: resolve(address, page) };
      }),
    );
    for (const { element, address, url } of [...referencesOf(page), ...pictures]) {
      const rel = attribute(element, 'rel') ?? '';
      if (rel === 'preconnect' || rel === 'dns-prefetch' || address.startsWith('data:')) continue;
      if (!url) yield atElement(page, element, `"${address}" is no address.`);
      else if (site.isOwn(url) && !site.fileAt(url)) {
        yield atElement(page, element, `There is no file at "${address}".`);
      }
    }
  }

  for (const file of site.filesEndingIn('css')) {
    const css = site.textOf(file) ?? '';
    for (const { address, offset } of cssAddresses(css)) {
      const url = new URL(address, `${siteRoot}/${file}`);
      if (url.origin === siteRoot && !site.fileAt(url)) {
        yield atOffset(file, css, offset, `There is no file at "${address}".`);
      }
    }
  }

  for (const file of site.filesEndingIn('webmanifest')) {
    const manifest = site.textOf(file) ?? '';
    const { icons = [] } = JSON.parse(manifest) as { icons?: { src: string }[] };
    for (const { src } of icons) {
      if (!site.fileAt(new URL(src, siteRoot))) {
        yield atOffset(file, manifest, manifest.indexOf(src), `There is no file at "${src}".`);
      }
    }
  }
};
