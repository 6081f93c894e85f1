import { findDrawingProblems } from '../findDrawingProblems';

function getReportedSources(source: string): string[] {
  // The source at the reported offset.
  return findDrawingProblems(source).map(({ offset }) => source.slice(offset, offset + 7));
}

const root =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"';
const wrapInSvg = (inside: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg ${root}>\n${inside}\n</svg>`;

test.each([
  '<style>path{fill:url(#a)}@media (prefers-color-scheme:dark){path{fill:#fff}}</style><path d="M0 0"/>',
  '<use href="#a"/><use xlink:href="#a"/><path fill="url(\'#a\')" d="M0 0"/><set attributeName="fill" to="red"/>',
  '<image href="data:image/png;base64,AAAA"/><metadata><x:a xmlns:x="urn:x"/></metadata><!-- <script/> -->',
])('accepts %s', (inside) => {
  expect(getReportedSources(wrapInSvg(inside))).toEqual([]);
});

test.each([
  '<script>alert(1)</script>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>',
  '<foreignObject/>',
  '<path onload="alert(1)"/>',
  '<a href="javascript:alert(1)"/>',
  '<a xlink:href="https://elsewhere.example/"/>',
  '<image href="https://elsewhere.example/a.png"/>',
  '<image href="data:text/html,a"/>',
  '<use href="other.svg#a"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="onclick"/>',
  '<path fill="url(https://elsewhere.example/a.svg#a)"/>',
  '<path style="fill: u\\72l(//elsewhere.example)"/>',
])('rejects %s and reports its position', (inside) => {
  expect(getReportedSources(wrapInSvg(inside))).toEqual([inside.slice(0, 7)]);
});

test.each([
  wrapInSvg('<style>@import "https://elsewhere.example/a.css";</style>'),
  wrapInSvg('<style><![CDATA[path{fill:url(https://elsewhere.example/)}]]></style>'),
  wrapInSvg('<?xml-stylesheet href="a.css"?>'),
  wrapInSvg('<path>'),
  `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${root}/>`,
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  '<svg viewBox="0 0 9 9"/>',
  '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  '\u{fffd}\u{fffd}\u{fffd}\u{fffd}\0\u{10}JFIF',
  '',
])('rejects %j', (source) => {
  expect(getReportedSources(source)).toHaveLength(1);
});

const svg = 'xmlns="http://www.w3.org/2000/svg"';
const viewBox = 'viewBox="0 0 9 9"';

test.each([
  ['a prefix without a declaration', `<svg ${svg} ${viewBox}><use xlink:href="#a"/></svg>`],
  ['an undeclared prefix of a drawing program', `<svg ${svg} ${viewBox}><sodipodi:namedview/></svg>`],
  ['a duplicate attribute', `<svg ${svg} ${viewBox} ${viewBox}/>`],
  [
    'a duplicate attribute with two prefixes',
    `<svg ${svg} xmlns:a="u" xmlns:b="u" ${viewBox}><g a:x="1" b:x="2"/></svg>`,
  ],
  ['no namespace', `<svg ${viewBox}/>`],
  ['a wrong namespace', `<svg xmlns="https://www.w3.org/2000/svg" ${viewBox}/>`],
  ['a namespace with a space', `<svg xmlns=" http://www.w3.org/2000/svg" ${viewBox}/>`],
  ['an ampersand', `<svg ${svg} ${viewBox}><title>R & D</title></svg>`],
  ['an HTML entity', `<svg ${svg} ${viewBox}><title>R&nbsp;D</title></svg>`],
  ['two roots', `<svg ${svg} ${viewBox}/><svg ${svg} ${viewBox}/>`],
  ['text after its root', `<svg ${svg} ${viewBox}/>x`],
  ['a line before its declaration', `\n<?xml version="1.0"?><svg ${svg} ${viewBox}/>`],
  ['XML 1.1', `<?xml version="1.1"?><svg ${svg} ${viewBox}/>`],
  ['a comment with --', `<svg ${svg} ${viewBox}><!-- a -- b --></svg>`],
  ['a control character', `<svg ${svg} ${viewBox}><title>\u0001</title></svg>`],
  ['a < in an attribute', `<svg ${svg} ${viewBox}><g id="a<b"/></svg>`],
  ['an attribute without quotation marks', `<svg ${svg} width=9 ${viewBox}/>`],
  ['an uppercase root', `<SVG ${svg} ${viewBox}/>`],
  ['an HTML document type', `<!doctype svg><svg ${svg} ${viewBox}/>`],
  ['an incomplete document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"><svg ${svg} ${viewBox}/>`],
  [
    'another declared encoding',
    `<?xml version="1.0" encoding="GB2312"?><svg ${svg} ${viewBox}><title>中</title></svg>`,
  ],
  ['UTF-16 as declared encoding', `<?xml version="1.0" encoding="UTF-16"?><svg ${svg} ${viewBox}/>`],
  ['the bytes of UTF-16', Buffer.from(`\ufeff<svg ${svg} ${viewBox}/>`, 'utf16le').toString()],
  ['the bytes of Latin-1', Buffer.from(`<svg ${svg} ${viewBox}><title>é</title></svg>`, 'latin1').toString()],
])('rejects a drawing with %s', (_, source) => {
  expect(getReportedSources(source)).toHaveLength(1);
});

test.each([
  ['a byte order mark', `\ufeff<?xml version="1.0" encoding="utf-8"?><svg ${svg} ${viewBox}/>`],
  ['a prefix for SVG', `<s:svg xmlns:s="http://www.w3.org/2000/svg" ${viewBox}><s:path d="M0 0"/></s:svg>`],
  ['ASCII in another encoding', `<?xml version="1.0" encoding="ISO-8859-1"?><svg ${svg} ${viewBox}/>`],
  [
    'a full document type',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg ${svg} ${viewBox}/>`,
  ],
  ['a comment before and after', `<!-- <svg> --><svg ${svg} ${viewBox}/><!-- end -->`],
  ['a > in an attribute', `<svg ${svg} aria-label="a > b" ${viewBox}/>`],
  ['a size in millimetres', `<svg ${svg} width="210mm" height='297mm' ${viewBox}/>`],
])('accepts a drawing with %s', (_, source) => {
  expect(getReportedSources(source)).toEqual([]);
});
