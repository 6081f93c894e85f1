/** @jest-environment node */
import { delayLinks } from '@/scripts/export/delayLinks';

const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>';
const paper = '<link rel="stylesheet" href="/p.css" media="print"/>';
const styles = '<link rel="stylesheet" href="/a.css"/>';
const icon = '<link rel="icon" href="/icon.svg"/>';

test('what no first paint needs stands at the end of the head, for the boot script or a browser without scripts', () => {
  const html = delayLinks(
    `<html><head>${manifest}${styles}${paper}${icon}</head><body><p>Kho</p></body></html>`,
  );
  expect(html).toBe(
    `<html><head>${styles}${icon}<noscript id="late">${manifest}${paper}</noscript></head><body><p>Kho</p></body></html>`,
  );
});
