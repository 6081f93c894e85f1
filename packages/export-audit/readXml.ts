import { SaxesParser } from 'saxes';
import type { ExportedSite } from './ExportedSite';
import { createFinding, type PartialFinding } from './Rule';

export type XmlElement = {
  /** The qualified name, including the prefix. */
  name: string;
  attributes: Record<string, string>;
  /** The text that is directly inside the element, trimmed. */
  text: string;
  children: XmlElement[];
  /** Creates a finding at this element. */
  report: (problem: string) => PartialFinding;
};

/** Returns the root of an exported XML file, or a finding if the file is missing or not well-formed. */
export function readXml(file: string, site: ExportedSite): XmlElement | PartialFinding {
  const xml = site.readText(file);
  if (xml === undefined) return { file, problem: 'The file is missing.' };
  const documentNode: XmlElement = {
    name: '',
    attributes: {},
    text: '',
    children: [],
    report: () => createSyntaxFinding(),
  };
  const createSyntaxFinding = (offset = 0, error = 'it has no root element') =>
    createFinding(file, xml, offset, `The file is not well-formed: ${error}`);
  const openElements = [documentNode];
  let syntaxFinding: PartialFinding | undefined;
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    syntaxFinding ??= createSyntaxFinding(parser.position, message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const offset = xml.lastIndexOf('<', parser.position - 1);
    const report = (problem: string) => createFinding(file, xml, offset, problem);
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
      report,
    };
    openElements.at(-1)?.children.push(element);
    openElements.push(element);
  });
  parser.on('text', (text) => {
    const element = openElements.at(-1);
    if (element) element.text = (element.text + text).trim();
  });
  parser.on('closetag', () => openElements.pop());
  parser.write(xml).close();
  return syntaxFinding ?? documentNode.children[0] ?? createSyntaxFinding();
}

/** Returns the children with the given name. */
export function getChildren({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** Returns the text of the first child with the given name, or an empty string. */
export function getChildText(element: XmlElement, name: string): string {
  return getChildren(element, name)[0]?.text ?? '';
}
