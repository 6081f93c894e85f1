import { attribute } from '../../html/elements';
import type { ExportedSite } from '../ExportedSite';
import { atOffset, type Rule } from '../Rule';
import { allReferences, pageReference, type Reference } from '../references';
import { resolve } from '../resolve';

/** Pictures, styles, scripts, fonts and icons that a page, a stylesheet or the manifest names and that are not there. */
export const missingFile: Rule = function* (site) {
  for (const { element, address, url, at } of [...allReferences(site), ...cards(site), ...icons(site)]) {
    const rel = element && attribute(element, 'rel');
    if (rel === 'preconnect' || rel === 'dns-prefetch' || address.startsWith('data:')) continue;
    if (!url) yield at(`"${address}" is no address.`);
    else if (site.isOwn(url) && !site.fileAt(url)) yield at(`There is no file at "${address}".`);
  }
};

/** The pictures of pages for where they are shared. */
function cards(site: ExportedSite) {
  return site.pages.flatMap((page) =>
    [...page.metas('og:image'), ...page.metas('twitter:image')].map((element) =>
      pageReference(page, element, attribute(element, 'content') ?? ''),
    ),
  );
}

/** The icons of the manifest. */
function icons(site: ExportedSite): (Reference & { element?: undefined })[] {
  return site.filesEndingIn('webmanifest').flatMap((file) => {
    const manifest = site.textOf(file) ?? '';
    const { icons = [] } = JSON.parse(manifest) as { icons?: { src: string }[] };
    return icons.map(({ src }) => ({
      address: src,
      url: resolve(src),
      at: (problem) => atOffset(file, manifest, manifest.indexOf(src), problem),
    }));
  });
}
