import { SaxesParser } from 'saxes';
import type { ExportedSite } from './ExportedSite';
import { createFinding, type UnplacedFinding } from './Rule';

export type XmlElement = {
  /** With its prefix, as written. */
  name: string;
  attributes: Record<string, string>;
  /** Its own text, trimmed. */
  text: string;
  children: XmlElement[];
  /** A finding about it. */
  at: (problem: string) => UnplacedFinding;
};

/** The root of an XML file of the export; a finding where it is missing or not well-formed. */
export function readXml(file: string, site: ExportedSite): XmlElement | UnplacedFinding {
  const xml = site.textOf(file);
  if (xml === undefined) return { file, problem: 'There is no such file.' };
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [], at: () => notWellFormed() };
  const notWellFormed = (offset = 0, error = 'there is no element') =>
    createFinding(file, xml, offset, `The file is not well-formed: ${error}`);
  const open = [top];
  let failure: UnplacedFinding | undefined;
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    failure ??= notWellFormed(parser.position, message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const offset = xml.lastIndexOf('<', parser.position - 1);
    const at = (problem: string) => createFinding(file, xml, offset, problem);
    const element = { name, attributes: attributes as Record<string, string>, text: '', children: [], at };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text = (element.text + text).trim();
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return failure ?? top.children[0] ?? notWellFormed();
}

/** The children of a name. */
export function getChildren({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** The text of the first child of a name; empty where there is none. */
export function getChildText(element: XmlElement, name: string): string {
  return getChildren(element, name)[0]?.text ?? '';
}
