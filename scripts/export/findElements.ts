import { parse } from 'parse5';
import { type Element, elementsIn } from '../html/elements';

/** The page that was parsed last: one is asked several times in a row, and parsing is most of the work. */
let last = { html: '', elements: [] as Element[] };

/** Parses a page and returns its elements of one name, in order, each with its place in the text. */
export function findElements(html: string, tagName: string): Element[] {
  if (html !== last.html)
    last = { html, elements: elementsIn(parse(html, { sourceCodeLocationInfo: true })) };
  return last.elements.filter((element) => element.tagName === tagName);
}

/** Removes elements from the text they were found in; every other byte stays. */
export function removeElements(html: string, elements: Element[]): string {
  return elements
    .map(({ sourceCodeLocation }) => sourceCodeLocation)
    .filter((place) => place !== null && place !== undefined)
    .sort((a, b) => b.startOffset - a.startOffset)
    .reduce((text, place) => text.slice(0, place.startOffset) + text.slice(place.endOffset), html);
}
