import { SaxesParser } from 'saxes';

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

/** Reads an XML document into a tree; where it is not well-formed, returns what is wrong and where. */
export function readXml(xml: string): { root: XmlElement } | { error: string; offset: number } {
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
