import type { ExportedPage } from '../ExportedPage';
import { getText } from '../elements';
import type { Rule } from '../Rule';

/** Reports pages without a description or with two, and titles and descriptions that two pages share. */
export const titles: Rule = function* (site) {
  const firstPages = new Map<string, ExportedPage>();
  // Pages that are not canonical may repeat the texts of canonical ones.
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
      const firstPage = firstPages.get(`${kind} ${value}`);
      if (firstPage) yield page.createWarning(`${firstPage.file} has the same ${kind}: "${value}".`, element);
      else if (value !== '') firstPages.set(`${kind} ${value}`, page);
    }
  }
};
