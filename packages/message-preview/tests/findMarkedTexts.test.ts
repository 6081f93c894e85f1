/** @jest-environment jsdom */
import { findMarkedTexts } from '../client/findMarkedTexts';
import { formatMark } from '../sourceMarks';

const mark = (key: string) => formatMark(`en.json:1 ${key}`);

function findTexts(html: string) {
  document.body.innerHTML = html;
  return findMarkedTexts().map(({ source, text, attribute, element }) => ({
    source,
    text,
    attribute,
    tag: element.localName,
  }));
}

test('finds texts and attributes with their sources', () => {
  expect(findTexts(`<p>Hello${mark('hello')}</p><img alt="A bridge${mark('alt')}">`)).toEqual([
    { source: 'en.json:1 hello', text: 'Hello', attribute: undefined, tag: 'p' },
    { source: 'en.json:1 alt', text: 'A bridge', attribute: 'alt', tag: 'img' },
  ]);
});

test('a mark after several elements belongs to all of them', () => {
  expect(findTexts(`<div><p>One</p><p>Two</p>${mark('body')}</div>`)).toEqual([
    { source: 'en.json:1 body', text: 'OneTwo', attribute: undefined, tag: 'div' },
  ]);
});

test('ignores URLs and texts without a mark', () => {
  expect(findTexts(`<a href="mailto:a@b.example${mark('email')}">Write</a>`)).toEqual([]);
});
