import { toBuffer } from 'qrcode';
import sharp from 'sharp';
import { getQrCodePath } from '@/lib/browser/getQrCodePath';
import { addScene } from '@/lib/browser/scene';
import { getFirstMessenger, getMessenger } from '@/lib/content/facts/getMessenger';
import { getShownLists } from '@/lib/content/lists/lists';
import { memoize } from '@/lib/content/memoize';
import { locales } from '@/lib/i18n/locales';
import { pages } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { getSiteRoutes } from '@/lib/routes/getSiteRoutes';

/**
 * Returns the content of each QR code by path. Each contact page shows the codes of WeChat and Zalo, and every page the
 * code of the messenger that readers of its language use most. If neither has a link, the map contains a code of the
 * site, because a static export requires a file.
 */
export const getQrCodes = memoize((): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  const archives = getShownLists().map(({ list }) => list.archiveFolder);
  const paths = [...getSiteRoutes().map(({ path }) => path), ...archives];
  for (const id of ['wechat', 'zalo'] as const) {
    const href = getMessenger(id)?.href;
    if (!href) continue;
    for (const path of paths) {
      for (const locale of locales) {
        if (getFirstMessenger(locale).id !== id && path !== pages.contact) continue;
        const pathname = `/${locale}${path}`;
        codes.set(getQrCodePath({ id, href }, pathname), addScene(href, pathname));
      }
    }
  }
  return codes.size > 0 ? codes : new Map([['/qr/site.png', getAbsoluteUrl('/')]]);
});

/**
 * Draws a QR code as a PNG, which phones can also scan after a visitor has saved it. In both colour schemes, the code has
 * the colour `dark` on white with a quiet zone, as scanners expect.
 */
export async function drawQrCode(text: string, dark: string): Promise<Uint8Array<ArrayBuffer>> {
  const color = { dark, light: '#ffffff' };
  const code = await toBuffer(text, { margin: 3, scale: 8, color });
  return new Uint8Array(await sharp(code).png({ palette: true, compressionLevel: 9 }).toBuffer());
}
