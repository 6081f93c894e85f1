import { readMarks, stripMarks } from '../sourceMarks';

/** A text on the page that says where it comes from. */
export type MarkedText = {
  /** File, line and key: `messages/en/home.json:8 hero.title`. */
  place: string;
  text: string;
  /** The attribute that it stands in; undefined for a text that is read on the page. */
  attribute?: string;
  element: Element;
  /** Where it stands in the element. */
  range?: Range;
};

/** Every text of the page that carries a mark, with those in attributes and in the page's head, in their order. */
export function findMarkedTexts(): MarkedText[] {
  return [...document.querySelectorAll(':not(script, style)')].flatMap((element) => [
    ...[...element.attributes].flatMap((attribute) => inAttribute(element, attribute)),
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? inText(element, node) : [])),
  ]);
}

function inAttribute(element: Element, { name, value }: Attr): MarkedText[] {
  // An address that holds a text, such as mailto:, says nothing that its link's own text does not say.
  if (name === 'href') return [];
  const text = stripMarks(value);
  return readMarks(value).map((place) => ({ place, text, attribute: name, element }));
}

function inText(element: Element, node: Text): MarkedText[] {
  const places = readMarks(node.data);
  if (places.length === 0) return [];
  const range = document.createRange();
  // A mark by itself ends a text of several elements: the body of an article, a sentence that ends with a link.
  if (stripMarks(node.data).trim() === '') range.selectNodeContents(element);
  else range.selectNode(node);
  const text = stripMarks(range.toString());
  return places.map((place) => ({ place, text, element, range }));
}
