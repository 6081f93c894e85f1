import { locales } from '../../../lib/shared/i18n/locales';
import type { ExportedSite } from '../ExportedSite';
import type { Draft, Rule } from '../Rule';
import { readXml, type XmlElement, type XmlFile } from '../readXml';

/** Feeds that are no well-formed Atom, are in another language, or lead to pages that are not there. */
export const feed: Rule = function* (site) {
  for (const locale of locales) {
    const xml = readXml(`${locale}/feed.xml`, site);
    if ('problem' in xml) yield xml;
    else yield* checkFeed(xml, locale, site);
  }
};

function* checkFeed({ root, at }: XmlFile, locale: string, site: ExportedSite): Generator<Draft> {
  const language = root.attributes['xml:lang'];
  if (language !== locale) yield at(root, `The feed says xml:lang="${language}".`);
  const entries = root.children.filter(({ name }) => name === 'entry');
  for (const part of [root, ...entries]) {
    for (const wanted of missingParts(part))
      yield at(part, `The ${part.name} has not exactly one ${wanted}.`);
  }

  const ids = new Set<string>();
  for (const entry of entries) {
    const id = textOf(entry, 'id');
    if (ids.has(id)) yield at(entry, `Two entries have the id ${id}.`);
    ids.add(id);
    const href = linkOf(entry, 'alternate');
    const page = URL.canParse(href) ? site.pageAt(new URL(href)) : undefined;
    if (!page) yield at(entry, `The entry leads to ${href}, where there is no page.`);
    else if (page.locale !== locale || !page.isCanonical) {
      yield at(entry, `The entry leads to ${href}, which is not written in the feed's language.`);
    }
    if (textOf(entry, 'content') === '') yield at(entry, `The entry ${id} has no text.`);
  }
}

/** What a feed or an entry must have once and has not (RFC 4287, sections 4.1.1 and 4.1.2). */
function missingParts({ children }: XmlElement): string[] {
  return ['id', 'title', 'updated'].filter(
    (wanted) => children.filter(({ name }) => name === wanted).length !== 1,
  );
}

function textOf(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text ?? '';
}

function linkOf(element: XmlElement, rel: string): string {
  return (
    element.children.find(({ name, attributes }) => name === 'link' && attributes.rel === rel)?.attributes
      .href ?? ''
  );
}
