import { SaxesParser } from 'saxes';
import type { ExportedSite } from './ExportedSite';
import { atOffset, type Draft } from './Rule';

export type XmlElement = {
  /** With its prefix, as written. */
  name: string;
  attributes: Record<string, string>;
  /** Its own text, trimmed. */
  text: string;
  children: XmlElement[];
  /** Where it begins in the document. */
  offset: number;
};

/** An XML file of the export, and a way to report what is wrong with one of its elements. */
export type XmlFile = { root: XmlElement; at: (element: XmlElement, problem: string) => Draft };

/** Reads an XML file of the export; a finding where it is missing or not well-formed. */
export function readXml(file: string, site: ExportedSite): XmlFile | Draft {
  const text = site.textOf(file);
  if (text === undefined) return { file, line: 1, column: 1, problem: 'There is no such file.' };
  const xml = parseXml(text);
  if ('error' in xml) return atOffset(file, text, xml.offset, `The file is not well-formed: ${xml.error}`);
  return { root: xml.root, at: ({ offset }, problem) => atOffset(file, text, offset, problem) };
}

/** Reads an XML document into a tree; where it is not well-formed, returns what is wrong and where. */
function parseXml(xml: string): { root: XmlElement } | { error: string; offset: number } {
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [], offset: 0 };
  const open = [top];
  let failure: { error: string; offset: number } | undefined;
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    failure ??= { error: message, offset: parser.position };
  });
  parser.on('opentag', ({ name, attributes }) => {
    const offset = xml.lastIndexOf('<', parser.position - 1);
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
      offset,
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text = (element.text + text).trim();
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  const [root] = top.children;
  return failure ?? (root ? { root } : { error: 'there is no element', offset: 0 });
}
