/** @jest-environment node */
import type { Context } from '@/scripts/messages/check/Rule';
import { drawing } from '@/scripts/messages/check/rules/drawing';

function reported(source: string): string[] {
  const context = { project: { drawings: [{ path: 'public/images/a.svg', source }] } } as unknown as Context;
  // What stands at the place that is reported.
  return [...drawing(context)].map(({ offset }) => source.slice(offset, offset + 7));
}

const root =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"';
const around = (inside: string) => `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg ${root}>\n${inside}\n</svg>`;

test.each([
  '<style>path{fill:url(#a)}@media (prefers-color-scheme:dark){path{fill:#fff}}</style><path d="M0 0"/>',
  '<use href="#a"/><use xlink:href="#a"/><path fill="url(\'#a\')" d="M0 0"/><set attributeName="fill" to="red"/>',
  '<image href="data:image/png;base64,AAAA"/><metadata><x:a xmlns:x="urn:x"/></metadata><!-- <script/> -->',
])('a drawing may hold %s', (inside) => {
  expect(reported(around(inside))).toEqual([]);
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
])('a drawing with %s is refused at that place', (inside) => {
  expect(reported(around(inside))).toEqual([inside.slice(0, 7)]);
});

test.each([
  around('<style>@import "https://elsewhere.example/a.css";</style>'),
  around('<style><![CDATA[path{fill:url(https://elsewhere.example/)}]]></style>'),
  around('<?xml-stylesheet href="a.css"?>'),
  around('<path>'),
  `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${root}/>`,
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  '<svg viewBox="0 0 9 9"/>',
  '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  '\u{fffd}\u{fffd}\u{fffd}\u{fffd}\0\u{10}JFIF',
  '',
])('%j is refused', (source) => {
  expect(reported(source)).toHaveLength(1);
});
