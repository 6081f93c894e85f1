import { ExportedDocument } from '../build/ExportedDocument';
import { moveProps } from '../build/moveProps';

const modules = new Map([
  ['cases', ['/lists.js', '/shared.js']],
  ['news', ['/lists.js', '/shared.js']],
]);

const island = (name: string, props: string) =>
  `<div data-island="${name}"><p>x</p></div><script type="application/json" data-island-props="19.3.0-canary-1">${props}</script>`;
const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

function move(body: string, styles = '/later.css', reactVersion = '19.3.1') {
  const document = new ExportedDocument(page(body));
  const files = moveProps(document, { modules, styles, reactVersion }, '');
  return { html: document.toString(), files };
}

test('writes props to files and adds their URLs to the islands', () => {
  const { html, files } = move(island('cases', '{"a":"\\u003cb>"}') + island('news', '{}'));
  expect(files.map(({ content }) => content)).toEqual(['{"a":"\\u003cb>"}', '{}']);
  const [first, second] = files.map(({ path }) => path);
  expect(first).toMatch(/^\/_next\/static\/islands\/cases-[0-9a-f]{8}\.json$/);
  expect(html).toBe(
    page(
      [
        ['cases', first],
        ['news', second],
      ]
        .map(
          ([name, path]) =>
            `<div data-modules="/lists.js /shared.js" data-props="${path}" data-styles="/later.css" data-island="${name}"><p>x</p></div>`,
        )
        .join(''),
    ),
  );
});

test('names files by the content of the props', () => {
  const getPath = (props: string) => move(island('cases', props)).files[0]?.path;
  expect(getPath('{"a":1}')).toBe(getPath('{"a":1}'));
  expect(getPath('{"a":1}')).not.toBe(getPath('{"a":2}'));
});

test('adds no styles if islands need none', () => {
  expect(move(island('cases', '{}'), '').html).not.toContain('data-styles');
});

test('throws if another React renders than hydrates', () => {
  expect(() => move(island('cases', '{}'), '', '19.4.0')).toThrow(
    'Next renders islands with React 19.3.0-canary-1, but React 19.4.0 hydrates them. Install react and react-dom 19.3.',
  );
});

test.each([
  ['has no module', island('unknown', '{}'), 'the island unknown has no module'],
  ['has no props', '<div data-island="cases"></div>', 'an island of the page has no props'],
])('throws if an island %s', (_, body, message) => {
  expect(() => move(body)).toThrow(message);
});
