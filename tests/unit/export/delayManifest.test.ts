/** @jest-environment node */
import { delayManifest } from '@/scripts/export/delayManifest';

const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>';
const styles = '<link rel="stylesheet" href="/a.css"/>';

test('the manifest stands at the end of the head, for the boot script or a browser without scripts', () => {
  const html = delayManifest(`<html><head>${manifest}${styles}</head><body><p>Kho</p></body></html>`);
  expect(html).toBe(
    `<html><head>${styles}<noscript id="late">${manifest}</noscript></head><body><p>Kho</p></body></html>`,
  );
});
