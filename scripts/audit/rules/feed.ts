import { locales } from '../../../lib/shared/i18n/locales';
import type { ExportedSite } from '../ExportedSite';
import { atOffset, type Draft, type Rule } from '../Rule';
import { readXml, type XmlElement } from '../readXml';

/** Feeds that are no well-formed Atom, are in another language, or lead to pages that are not there. */
export const feed: Rule = function* (site) {
  for (const locale of locales) {
    const file = `${locale}/feed.xml`;
    const text = site.textOf(file);
    if (text === undefined) {
      yield { file, line: 1, column: 1, problem: 'There is no feed.' };
      continue;
    }
    const xml = readXml(text);
    if ('error' in xml) {
      yield atOffset(file, text, xml.offset, `The feed is not well-formed: ${xml.error}`);
      continue;
    }
    for (const { offset, problem } of checkFeed(xml.root, locale, site)) {
      yield atOffset(file, text, offset, problem);
    }
  }
};

type Problem = Pick<Draft, 'problem'> & { offset: number };

function* checkFeed(root: XmlElement, locale: string, site: ExportedSite): Generator<Problem> {
  const language = root.attributes['xml:lang'];
  if (language !== locale) yield { offset: root.offset, problem: `The feed says xml:lang="${language}".` };
  yield* checkParts(root);

  const ids = new Set<string>();
  for (const entry of root.children.filter(({ name }) => name === 'entry')) {
    yield* checkParts(entry);
    const id = textOf(entry, 'id');
    if (ids.has(id)) yield { offset: entry.offset, problem: `Two entries have the id ${id}.` };
    ids.add(id);
    const href = linkOf(entry, 'alternate');
    const page = URL.canParse(href) ? site.pageAt(new URL(href)) : undefined;
    if (!page) yield { offset: entry.offset, problem: `The entry leads to ${href}, where there is no page.` };
    else if (page.locale !== locale || !page.isCanonical) {
      yield {
        offset: entry.offset,
        problem: `The entry leads to ${href}, which is not written in the feed's language.`,
      };
    }
    if (textOf(entry, 'content') === '')
      yield { offset: entry.offset, problem: `The entry ${id} has no text.` };
  }
}

/** What a feed and an entry must have (RFC 4287, sections 4.1.1 and 4.1.2). */
function* checkParts({ name, offset, children }: XmlElement): Generator<Problem> {
  for (const wanted of ['id', 'title', 'updated']) {
    if (children.filter((child) => child.name === wanted).length !== 1) {
      yield { offset, problem: `The ${name} has not exactly one ${wanted}.` };
    }
  }
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
