import { ExportedDocument } from '../build/ExportedDocument';
import { getAttribute } from '../build/elements';

const createPage = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

/** Returns the first element with a tag name. */
function findFirst(document: ExportedDocument, tagName: string) {
  const [element] = document.find(tagName);
  if (!element) throw new Error(`<${tagName}> is missing`);
  return element;
}

test('serializes a page without edits unchanged', () => {
  const html = `<!DOCTYPE html>${createPage('<meta charSet="utf-8"/>', '<p class=a>Kho &amp; vận<br>')}`;
  expect(new ExportedDocument(html).toString()).toBe(html);
});

test('finds elements in order until they are removed', () => {
  const document = new ExportedDocument(
    createPage('', '<p id="a"></p><div><p id="b"></p></div><p id="c"></p>'),
  );
  const getIds = () => document.find('p').map((element) => getAttribute(element, 'id'));
  expect(getIds()).toEqual(['a', 'b', 'c']);
  document.remove(findFirst(document, 'p'));
  expect(getIds()).toEqual(['b', 'c']);
  expect(document.toString()).toBe(createPage('', '<div><p id="b"></p></div><p id="c"></p>'));
});

test('applies edits at the same position in the order of the calls', () => {
  const document = new ExportedDocument(createPage('<title>A</title>'));
  document.append('head', '<link a>');
  document.addAfter(findFirst(document, 'title'), '<link b>');
  document.appendScript('head', 'run()');
  document.append('body', '<p>');
  expect(document.toString()).toBe(
    createPage('<title>A</title><link a><link b><script>run()</script>', '<p>'),
  );
});

test('keeps markup inserted between removed elements', () => {
  const html = createPage('<link rel="stylesheet"><link rel="preload"><meta>');
  for (const isEarly of [true, false]) {
    const document = new ExportedDocument(html);
    const [style, preload] = document.find('link');
    if (!style || !preload) throw new Error('the page has no links');
    if (isEarly) document.remove(style, preload);
    document.addAfter(style, '<link new>');
    if (!isEarly) document.remove(preload, style);
    expect(document.toString()).toBe(createPage('<link new><meta>'));
  }
});

test('escapes quotation marks in an added attribute', () => {
  const document = new ExportedDocument(createPage('', '<p class="a">x</p>'));
  document.setAttribute(findFirst(document, 'p'), 'data-a', 'say "a"');
  document.setAttribute(findFirst(document, 'p'), 'data-b', 'b');
  expect(document.toString()).toBe(
    createPage('', '<p data-a="say &quot;a&quot;" data-b="b" class="a">x</p>'),
  );
});

test('removes an attribute', () => {
  const document = new ExportedDocument(createPage('', '<p class="a" DATA-B="b" id=c>x</p>'));
  document.removeAttribute(findFirst(document, 'p'), 'data-b');
  expect(document.toString()).toBe(createPage('', '<p class="a" id=c>x</p>'));
  expect(() => document.removeAttribute(findFirst(document, 'p'), 'lang')).toThrow(
    '<p> has no attribute lang',
  );
});

test('returns executable inline scripts, including added ones', () => {
  const document = new ExportedDocument(
    createPage(
      '<script>a()</script><script src="/b.js"></script><script type="application/json">{}</script>',
      '<script type="module">c()</script><script type="speculationrules">{}</script><script>d()</script>',
    ),
  );
  document.remove(...document.find('script').slice(-1));
  document.appendScript('body', 'e()', ' type="module"');
  expect(document.getInlineScripts()).toEqual(['a()', 'c()', '{}', 'e()']);
  expect(document.toString()).toContain('<script type="module">e()</script></body>');
});

test('removes an element with earlier edits inside', () => {
  const document = new ExportedDocument(createPage('', '<p class="a">x</p>'));
  document.removeAttribute(findFirst(document, 'p'), 'class');
  document.remove(findFirst(document, 'p'));
  expect(document.toString()).toBe(createPage('', ''));
});
