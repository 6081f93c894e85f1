import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outlineText } from 'share-cards';
import sharp from 'sharp';
import { type Locale, locales } from '@/lib/i18n/locales';
import { drawShareCard } from '@/lib/routes/shareCards/drawShareCard';
import { findCardProblems } from '@/lib/routes/shareCards/findCardProblems';
import { getTypefaces } from '@/lib/routes/shareCards/getTypefaces';

export type DrawnCard = {
  name: string;
  format: string;
  width: number;
  height: number;
  bytes: number;
  /** The characters of the title that have no outline. */
  missing: string[];
  /** Parts that the pixels do not show. */
  problems: string[];
};

const titles: Partial<Record<Locale, string[]>> = {
  en: ['Across the river before noon'],
  vi: ['Qua sông trước giữa trưa', 'Nguyễn Thị Ngọc Ưỡn '.repeat(6)],
  zh: ['中午之前过河', '（长标题）：“全角标点，也要画对！”'.repeat(3)],
};

/** A card with a blue photograph. `isPhotoVisible` is true if the card shows blue pixels. */
export type PhotoCard = { bytes: number; isPhotoVisible: boolean };

const drawing = readFileSync('tests/fixtures/site/public/images/boat.svg', 'utf8');
// The styles and ids of a drawing must not change the card around it.
const style = '<style>path,rect{fill:#12332c!important;opacity:1!important}</style>';
const logos = { mark: { svg: drawing.replace('>', ` id="a">${style}`), width: 1, height: 1, src: '' } };
const cards: DrawnCard[] = [];
// Draws the cards and prints their properties as JSON, which drawnCards.test.ts reads.
for (const locale of locales) {
  for (const title of titles[locale] ?? []) {
    const card = {
      locale,
      title,
      label: 'ERP · 2026',
      siteName: 'Reed',
      host: 'reed.example',
      logos,
      drawing,
    };
    const png = await drawShareCard(card);
    const { format, width, height } = await sharp(png).metadata();
    const faces = getTypefaces(locale, 600);
    const missing: string[] = [];
    for (const char of new Set(card.title.replace(/\s/g, ''))) {
      if ((await outlineText(char, faces)).path === '') missing.push(char);
    }
    cards.push({
      name: `“${title.slice(0, 20)}”`,
      format,
      width,
      height,
      bytes: png.length,
      missing,
      problems: await findCardProblems(png),
    });
  }
}
const project = process.cwd();
const photos = [
  await drawPhotoCard(1600, 1000),
  await drawPhotoCard(1000, 1600),
  await drawPhotoCard(9000, 2),
];
console.log(JSON.stringify({ cards, photos }));

async function drawPhotoCard(width: number, height: number): Promise<PhotoCard> {
  const folder = mkdtempSync(path.join(tmpdir(), 'card-'));
  process.chdir(folder);
  mkdirSync('public/images', { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: '#2040c0' } })
    .jpeg()
    .toFile('public/images/blue.jpg');
  const texts = {
    locale: 'en',
    title: 'A blue cover',
    label: 'ERP',
    siteName: 'Reed',
    host: 'reed.example',
  } as const;
  const photo = { name: 'blue.jpg', hash: String(Date.now()), width, height };
  const png = await drawShareCard({ ...texts, logos, photo });
  process.chdir(project);
  rmSync(folder, { recursive: true });
  // The middle of the part of the card that shows the photograph, however thin it is.
  const pixel = { left: 860, top: 315, width: 1, height: 1 };
  const [red = 0, , blue = 0] = await sharp(png).extract(pixel).removeAlpha().raw().toBuffer();
  return { bytes: png.length, isPhotoVisible: blue > red + 100 };
}
