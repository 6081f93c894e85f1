import { locales } from '../../../lib/shared/i18n/locales';
import type { ExportedSite } from '../ExportedSite';
import type { Rule, UnplacedFinding } from '../Rule';
import { getChildren, getChildText, readXml, type XmlElement } from '../readXml';

/** Feeds that are no well-formed Atom, are in another language, or lead to pages that are not there. */
export const feed: Rule = function* (site) {
  for (const locale of locales) {
    const xml = readXml(`${locale}/feed.xml`, site);
    if ('problem' in xml) yield xml;
    else yield* checkFeed(xml, locale, site);
  }
};

function* checkFeed(root: XmlElement, locale: string, site: ExportedSite): Generator<UnplacedFinding> {
  const language = root.attributes['xml:lang'];
  if (language !== locale) yield root.at(`The feed says xml:lang="${language}".`);
  const entries = getChildren(root, 'entry');
  for (const part of [root, ...entries]) {
    // What a feed or an entry must have once (RFC 4287, sections 4.1.1 and 4.1.2).
    for (const wanted of ['id', 'title', 'updated']) {
      if (getChildren(part, wanted).length !== 1)
        yield part.at(`The ${part.name} has not exactly one ${wanted}.`);
    }
  }

  const ids = new Set<string>();
  for (const entry of entries) {
    const id = getChildText(entry, 'id');
    if (ids.has(id)) yield entry.at(`Two entries have the id ${id}.`);
    ids.add(id);
    const link = getChildren(entry, 'link').find(({ attributes }) => attributes.rel === 'alternate');
    const href = link?.attributes.href ?? '';
    const page = URL.canParse(href) ? site.pageAt(new URL(href)) : undefined;
    if (!page) yield entry.at(`The entry leads to ${href}, where there is no page.`);
    else if (page.locale !== locale || !page.isCanonical) {
      yield entry.at(`The entry leads to ${href}, which is not written in the feed's language.`);
    }
    if (getChildText(entry, 'content') === '') yield entry.at(`The entry ${id} has no text.`);
  }
}
