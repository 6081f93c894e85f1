import type { ExportedPage } from '../ExportedPage';
import { getText } from '../elements';
import type { Rule } from '../Rule';

/** Reports missing and duplicate descriptions, and titles and descriptions that two pages share. */
export const titles: Rule = function* (site) {
  const seen = new Map<string, ExportedPage>();
  // Pages that are not listed in search engines may repeat the texts of others.
  for (const page of site.pages.filter(({ isCanonical }) => isCanonical)) {
    const title = page.findByTagName('title').find(({ parentNode }) => parentNode?.nodeName === 'head');
    const [meta, secondMeta] = page.findMetas('description');
    const description = page.getMetaContent('description')?.trim() ?? '';
    if (description === '') yield page.createFinding('The page has no description.', meta);
    if (secondMeta) yield page.createFinding('The page has a second description.', secondMeta);

    for (const [kind, value, element] of [
      ['title', title ? getText(title) : '', title],
      ['description', description, meta],
    ] as const) {
      const first = seen.get(`${kind} ${value}`);
      if (first) yield page.createWarning(`${first.file} has the same ${kind}: "${value}".`, element);
      else if (value !== '') seen.set(`${kind} ${value}`, page);
    }
  }
};
