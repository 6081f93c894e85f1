import { toBuffer } from 'qrcode';
import sharp from 'sharp';

/**
 * Draws a QR code as a PNG, which phones can also scan after a visitor has saved it. In both colour schemes, the code has
 * the colour `dark` on white with a quiet zone, as scanners expect.
 */
export async function drawQrCode(text: string, dark: string): Promise<Uint8Array<ArrayBuffer>> {
  const color = { dark, light: '#ffffff' };
  const code = await toBuffer(text, { margin: 3, scale: 8, color });
  return new Uint8Array(await sharp(code).png({ palette: true, compressionLevel: 9 }).toBuffer());
}
