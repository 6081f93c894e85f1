/** @jest-environment node */
import { addSpeculationRules, addTabIcon, delayManifest } from '@/scripts/build/addHeadExtras';
import { ExportedDocument } from '@/scripts/build/ExportedDocument';

const page = (head: string) => `<html><head>${head}</head><body><p>Kho</p></body></html>`;

function change(head: string, ...steps: ((document: ExportedDocument) => void)[]) {
  const document = new ExportedDocument(page(head));
  for (const step of steps) step(document);
  return document.toString();
}

const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>';
const styles = '<link rel="stylesheet" href="/a.css"/>';

test('the manifest stands at the end of the head, for a script or a browser without scripts', () => {
  expect(change(manifest + styles, delayManifest)).toBe(
    page(`${styles}<noscript id="late">${manifest}</noscript>`),
  );
});

test('the icon for tabs comes after the one for older browsers, and is read without a request', () => {
  const html = change('<link rel="icon" href="/favicon.ico"/>', addTabIcon);
  const [, address = ''] =
    /favicon\.ico"\/><link rel="icon" href="data:image\/svg\+xml,([^"#]*)"/.exec(html) ?? [];
  expect(decodeURIComponent(address)).toMatch(/^<svg .*<\/svg>$/);
});

test('pages are fetched ahead by rules that browsers can read, and never another language', () => {
  const [, rules = ''] =
    /<script type="speculationrules">(.*?)<\/script>/.exec(change('', addSpeculationRules)) ?? [];
  const { prefetch, prerender } = JSON.parse(rules);
  expect(prefetch[0].eagerness).toBe('conservative');
  expect(prerender[0].eagerness).toBe('moderate');
  expect(JSON.stringify(prerender)).toContain('not([hreflang])');
});
