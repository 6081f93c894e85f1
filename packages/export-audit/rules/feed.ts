import type { ExportedSite } from '../ExportedSite';
import type { PartialFinding, Rule } from '../Rule';
import { getChildren, getChildText, readXml, type XmlElement } from '../readXml';

/** Reports feeds that are not well-formed Atom, have the wrong language, or link to missing pages. */
export const feed: Rule = function* (site) {
  for (const [file, locale] of Object.entries(site.options.feeds ?? {})) {
    const xml = readXml(file, site);
    if ('problem' in xml) yield xml;
    else yield* checkFeed(xml, locale, site);
  }
};

function* checkFeed(root: XmlElement, locale: string, site: ExportedSite): Generator<PartialFinding> {
  const language = root.attributes['xml:lang'];
  if (language !== locale) yield root.report(`The feed has xml:lang="${language}" instead of "${locale}".`);
  const entries = getChildren(root, 'entry');
  for (const element of [root, ...entries]) {
    // Required exactly once in a feed and in an entry (RFC 4287, sections 4.1.1 and 4.1.2).
    for (const childName of ['id', 'title', 'updated']) {
      if (getChildren(element, childName).length !== 1)
        yield element.report(`The ${element.name} must have exactly one ${childName}.`);
    }
  }

  const ids = new Set<string>();
  for (const entry of entries) {
    const id = getChildText(entry, 'id');
    if (ids.has(id)) yield entry.report(`Two entries have the id ${id}.`);
    ids.add(id);
    const link = getChildren(entry, 'link').find(({ attributes }) => attributes.rel === 'alternate');
    const href = link?.attributes.href ?? '';
    const page = URL.canParse(href) ? site.getPage(new URL(href)) : undefined;
    if (!page) yield entry.report(`The entry links to ${href}, which is not a page.`);
    else if (page.locale !== locale || !page.isCanonical) {
      yield entry.report(
        `The entry links to ${href}, which is not the canonical page in the feed's language.`,
      );
    }
    if (getChildText(entry, 'content') === '') yield entry.report(`The entry ${id} has no text.`);
  }
}
