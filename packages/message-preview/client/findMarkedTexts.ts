import { readMarks, stripMarks } from '../sourceMarks';

/** A text on the page with its source. */
export type MarkedText = {
  /** Source file, line and key: `messages/en/home.json:8 hero.title`. */
  source: string;
  text: string;
  /** Attribute that contains the text; undefined for text content. */
  attribute?: string;
  element: Element;
  /** Position of a text in the content of its element. */
  range?: Range;
};

/** Returns all marked texts in document order, including attributes and the page's head. */
export function findMarkedTexts(): MarkedText[] {
  return [...document.querySelectorAll(':not(script, style)')].flatMap((element) => [
    ...[...element.attributes].flatMap((attribute) => readAttribute(element, attribute)),
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? readText(element, node) : [])),
  ]);
}

function readAttribute(element: Element, { name, value }: Attr): MarkedText[] {
  // A URL such as mailto: repeats the text of its link.
  if (name === 'href') return [];
  const text = stripMarks(value);
  return readMarks(value).map((source) => ({ source, text, attribute: name, element }));
}

function readText(element: Element, node: Text): MarkedText[] {
  const sources = readMarks(node.data);
  if (sources.length === 0) return [];
  const range = document.createRange();
  // A text node that contains only a mark ends a text of several elements, such as the body of an article.
  if (stripMarks(node.data).trim() === '') range.selectNodeContents(element);
  else range.selectNode(node);
  const text = stripMarks(range.toString());
  return sources.map((source) => ({ source, text, element, range }));
}
