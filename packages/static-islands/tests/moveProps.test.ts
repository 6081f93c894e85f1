import { ExportedDocument } from '../build/ExportedDocument';
import { moveProps } from '../build/moveProps';

const modules = new Map([
  ['cases', ['/lists.js', '/shared.js']],
  ['news', ['/lists.js', '/shared.js']],
]);

const createIsland = (name: string, props: string) =>
  `<div data-island="${name}"><p>x</p></div><script type="application/json" data-island-props="">${props}</script>`;
const createPage = (body: string) => `<html><head></head><body>${body}</body></html>`;

/** Moves the props of a page with the given body. */
function move(body: string) {
  const document = new ExportedDocument(createPage(body));
  const files = moveProps(document, modules, '');
  return { html: document.toString(), files };
}

test('writes props to files and adds their URLs to the islands', () => {
  const { html, files } = move(createIsland('cases', '{"a":"\\u003cb>"}') + createIsland('news', '{}'));
  expect(files.map(({ content }) => content)).toEqual(['{"a":"\\u003cb>"}', '{}']);
  const [first, second] = files.map(({ path }) => path);
  expect(first).toMatch(/^\/_next\/static\/islands\/cases-[0-9a-f]{8}\.json$/);
  expect(html).toBe(
    createPage(
      [
        ['cases', first],
        ['news', second],
      ]
        .map(
          ([name, path]) =>
            `<div data-modules="/lists.js /shared.js" data-props="${path}" data-island="${name}"><p>x</p></div>`,
        )
        .join(''),
    ),
  );
});

test('names files by the content of the props', () => {
  const getPath = (props: string) => move(createIsland('cases', props)).files[0]?.path;
  expect(getPath('{"a":1}')).toBe(getPath('{"a":1}'));
  expect(getPath('{"a":1}')).not.toBe(getPath('{"a":2}'));
});

test.each([
  ['has no module', createIsland('unknown', '{}'), 'the island unknown has no module'],
  ['has no props', '<div data-island="cases"></div>', 'an island of the page has no props'],
])('throws if an island %s', (_, body, message) => {
  expect(() => move(body)).toThrow(message);
});
