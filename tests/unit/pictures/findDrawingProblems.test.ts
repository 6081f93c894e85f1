import { findDrawingProblems } from '@/scripts/content-rules/drawing';

/** Returns the first seven characters of the source at each reported offset. */
function getReportedSources(source: string): string[] {
  return findDrawingProblems(source).map(({ offset }) => source.slice(offset, offset + 7));
}

const rootAttributes =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"';
const wrapInSvg = (inside: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg ${rootAttributes}>\n${inside}\n</svg>`;

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

const prefixes =
  'xmlns:x-l="http://www.w3.org/1999/xlink" xmlns:é="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml"';

test.each([
  '<a x-l:href="javascript:alert(1)"/>',
  '<image é:href="https://elsewhere.example/a.png"/>',
  '<a><animate attributeName="x-l:href" values="javascript:alert(1)"/></a>',
  '<a><set attributeName=" href " to="javascript:alert(1)"/></a>',
  '<a><animate attributeName="x-l:href" values="//elsewhere.example"/></a>',
  '<a><set attributeName=" href " to="//elsewhere.example"/></a>',
  '<h:button formaction="javascript:alert(1)"/>',
  '<h:meta http-equiv="refresh" content="0;url=https://elsewhere.example"/>',
  '<h:img srcset="//elsewhere.example/a"/>',
  '<math xmlns="http://www.w3.org/1998/Math/MathML"/>',
  '<path xml:base="https://elsewhere.example/" d="M0 0"/>',
  '<a href="#a" ping="https://elsewhere.example"/>',
  '<path mask="image-set(\'//elsewhere.example/a\' 1x)" d="M0 0"/>',
  '<style>@im<!-- -->port "//elsewhere.example/a.css";</style>',
  '<style>@im<![CDATA[port "//elsewhere.example/a.css";]]></style>',
  '<style>*{background:image-set("//elsewhere.example/a" 1x)}</style>',
  '<style>*{background:-webkit-image-set("//elsewhere.example/a" 1x)}</style>',
  '<style>@font-face{font-family:a;src:src("//elsewhere.example/a")}</style>',
  '<style>*{fill:URL(//elsewhere.example/a)}</style>',
  '<style>a{content:"/*"}@import "//elsewhere.example/a";b{content:"*/"}</style>',
  '<style>/* url(# */ *{fill:url(//elsewhere.example/a)}</style>',
  '<style>a{content:"url(#"}*{fill:url(//elsewhere.example/a)}</style>',
  `<path style="--a:'url(#';fill:url(//elsewhere.example/a)"/>`,
])('rejects %s, which other spellings hide', (inside) => {
  expect(findDrawingProblems(`<svg ${rootAttributes} ${prefixes}>${inside}</svg>`)).not.toEqual([]);
});

test('accepts what drawing programs write', () => {
  const source = `<svg ${rootAttributes} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3" xml:space="preserve" version="1.1" id="Layer_1" enable-background="new 0 0 9 9" data-name="a(b)"><inkscape:grid units="px"/><style type="text/css">.st0{font-family:'MyriadPro-Regular';fill:rgb(0,0,0)}</style><g inkscape:label="a" class="st0" transform="matrix(1 0 0 1 0 0)" style="mix-blend-mode:multiply"/></svg>`;
  expect(findDrawingProblems(source)).toEqual([]);
});

test.each([
  wrapInSvg('<style>@import "https://elsewhere.example/a.css";</style>'),
  wrapInSvg('<style><![CDATA[path{fill:url(https://elsewhere.example/)}]]></style>'),
  wrapInSvg('<?xml-stylesheet href="a.css"?>'),
  wrapInSvg('<path>'),
  `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${rootAttributes}/>`,
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  '<svg viewBox="0 0 9 9"/>',
  '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  '\u{fffd}\u{fffd}\u{fffd}\u{fffd}\0\u{10}JFIF',
  '',
])('rejects %j', (source) => {
  expect(getReportedSources(source)).toHaveLength(1);
});

const namespace = 'xmlns="http://www.w3.org/2000/svg"';
const viewBox = 'viewBox="0 0 9 9"';

test.each([
  ['a prefix without a declaration', `<svg ${namespace} ${viewBox}><use xlink:href="#a"/></svg>`],
  ['an undeclared prefix of a drawing program', `<svg ${namespace} ${viewBox}><sodipodi:namedview/></svg>`],
  ['no namespace', `<svg ${viewBox}/>`],
  ['a wrong namespace', `<svg xmlns="https://www.w3.org/2000/svg" ${viewBox}/>`],
  ['a namespace with a space', `<svg xmlns=" http://www.w3.org/2000/svg" ${viewBox}/>`],
  ['an ampersand', `<svg ${namespace} ${viewBox}><title>R & D</title></svg>`],
  ['XML 1.1', `<?xml version="1.1"?><svg ${namespace} ${viewBox}/>`],
  ['an uppercase root', `<SVG ${namespace} ${viewBox}/>`],
  ['an HTML document type', `<!doctype svg><svg ${namespace} ${viewBox}/>`],
  [
    'an incomplete document type',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"><svg ${namespace} ${viewBox}/>`,
  ],
  [
    'another declared encoding',
    `<?xml version="1.0" encoding="GB2312"?><svg ${namespace} ${viewBox}><title>中</title></svg>`,
  ],
  ['UTF-16 as declared encoding', `<?xml version="1.0" encoding="UTF-16"?><svg ${namespace} ${viewBox}/>`],
  ['the bytes of UTF-16', Buffer.from(`\ufeff<svg ${namespace} ${viewBox}/>`, 'utf16le').toString()],
  [
    'the bytes of Latin-1',
    Buffer.from(`<svg ${namespace} ${viewBox}><title>é</title></svg>`, 'latin1').toString(),
  ],
])('rejects a drawing with %s', (_, source) => {
  expect(getReportedSources(source)).toHaveLength(1);
});

test.each([
  ['a byte order mark', `\ufeff<?xml version="1.0" encoding="utf-8"?><svg ${namespace} ${viewBox}/>`],
  ['a prefix for SVG', `<s:svg xmlns:s="http://www.w3.org/2000/svg" ${viewBox}><s:path d="M0 0"/></s:svg>`],
  ['ASCII in another encoding', `<?xml version="1.0" encoding="ISO-8859-1"?><svg ${namespace} ${viewBox}/>`],
  [
    'a full document type',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg ${namespace} ${viewBox}/>`,
  ],
  ['a comment before and after', `<!-- <svg> --><svg ${namespace} ${viewBox}/><!-- end -->`],
  ['a > in an attribute', `<svg ${namespace} aria-label="a > b" ${viewBox}/>`],
  ['a size in millimetres', `<svg ${namespace} width="210mm" height='297mm' ${viewBox}/>`],
])('accepts a drawing with %s', (_, source) => {
  expect(getReportedSources(source)).toEqual([]);
});
