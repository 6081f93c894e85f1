import { toBuffer } from 'qrcode';
import sharp from 'sharp';
import { getMessenger } from '@/lib/content/facts/getMessenger';
import { getAbsoluteUrl } from '@/lib/i18n/site';

/**
 * Returns the content of the QR codes of WeChat and Zalo by file name. If neither has a link, the map contains a code of
 * the site, because a static export requires a file.
 */
export function getQrCodes(): ReadonlyMap<string, string> {
  const codes = (['wechat', 'zalo'] as const).flatMap((id): [string, string][] => {
    const href = getMessenger(id)?.href;
    return href ? [[`${id}.png`, href]] : [];
  });
  return new Map(codes.length > 0 ? codes : [['site.png', getAbsoluteUrl('/')]]);
}

/**
 * Draws a QR code as a PNG, which phones can also scan after a visitor has saved it. In both colour schemes, the code has
 * the colour `dark` on white with a quiet zone, as scanners expect.
 */
export async function drawQrCode(text: string, dark: string): Promise<Uint8Array<ArrayBuffer>> {
  const color = { dark, light: '#ffffff' };
  const code = await toBuffer(text, { margin: 4, scale: 8, color });
  return new Uint8Array(await sharp(code).png({ palette: true, compressionLevel: 9 }).toBuffer());
}
