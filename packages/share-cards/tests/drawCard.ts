import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createCardRenderer, drawTextLine, layOutTitle, loadFontsourceTypefaces } from '../index';

/** Draws a card with a photograph and prints its properties as JSON. The argument is the folder of the font. */
const [typefaceFolder = ''] = process.argv.slice(2);
const typefaces = loadFontsourceTypefaces(typefaceFolder, 600);
const cacheFolder = mkdtempSync(path.join(tmpdir(), 'cards-'));
const size = { width: 600, height: 315 };
const wrapInSvg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315">${content}</svg>`;

const title = await layOutTitle('Nguyễn Ưỡn 过河', {
  locale: 'vi',
  typefaces,
  fontSizes: [60, 40, 20],
  leading: 1.2,
  width: 400,
  height: 60,
});
const label = await drawTextLine('过', { typefaces, x: 20, y: 280, size: 50, colour: '#ff0000' });
const drawCard = createCardRenderer({
  size,
  colours: { background: '#ffffff', text: '#002040', accent: '#ff0000' },
  maxBytes: 50_000,
  cacheFolder,
});
const content = {
  background: wrapInSvg('<rect width="600" height="315" fill="#ffffff"/>'),
  texts: wrapInSvg(`<g transform="translate(20 20)" fill="#002040">${title.svg}</g>${label.svg}`),
};
const photo = {
  key: 'blue',
  left: 400,
  top: 100,
  render: () =>
    sharp({ create: { width: 100, height: 100, channels: 3, background: '#2040c0' } })
      .png()
      .toBuffer(),
};
/** Draws a character of many font files with typefaces that no text has used. */
async function drawCharacters(
  drawAll: (draw: (char: string) => Promise<string>, chars: string[]) => Promise<string[]>,
) {
  const unused = loadFontsourceTypefaces(typefaceFolder, 600);
  const draw = async (char: string) =>
    (await drawTextLine(char, { typefaces: unused, x: 0, y: 0, size: 1, colour: '#000000' })).svg;
  return drawAll(draw, [...'莲桥数字科技越南中资企业云与管理软件行业洞察']);
}
const drawnTogether = await drawCharacters((draw, chars) => Promise.all(chars.map(draw)));
const drawnInTurn = await drawCharacters(async (draw, chars) => {
  const lines: string[] = [];
  for (const char of chars) lines.push(await draw(char));
  return lines;
});
const card = await drawCard(content);
const cachedCard = await drawCard(content);
const photoCard = await drawCard({ ...content, photo });
rmSync(cacheFolder, { recursive: true });

const { format, width, height } = await sharp(card).metadata();
const pixels = await sharp(card).removeAlpha().raw().toBuffer();
const photoPixel = await sharp(photoCard)
  .extract({ left: 450, top: 150, width: 1, height: 1 })
  .removeAlpha()
  .raw()
  .toBuffer();
console.log(
  JSON.stringify({
    format,
    width,
    height,
    differentCharacters: drawnTogether.filter((line, i) => line !== drawnInTurn[i]).length,
    titleHeight: title.height,
    labelWidth: label.width,
    hasTitle: pixels.includes(Buffer.from('002040', 'hex')),
    hasLabel: pixels.includes(Buffer.from('ff0000', 'hex')),
    isCachedEqual: Buffer.compare(card, cachedCard) === 0,
    photoPixel: photoPixel.toString('hex'),
    photoBytes: photoCard.length,
  }),
);
