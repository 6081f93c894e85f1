import { toBuffer } from 'qrcode';
import sharp from 'sharp';

/**
 * Draws a QR code as a PNG, which phones can also scan after a visitor has saved it. Dark on white with a quiet zone in
 * both colour schemes, as scanners expect.
 */
export async function drawQrCode(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const code = await toBuffer(text, { margin: 3, scale: 8, color: { dark: '#12332c', light: '#ffffff' } });
  return new Uint8Array(await sharp(code).png({ palette: true, compressionLevel: 9 }).toBuffer());
}
