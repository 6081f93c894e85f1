import sharp from 'sharp';
import { siteRoutes } from '@/lib/content/siteRoutes';
import { locales } from '@/lib/i18n/locales';
import { cardOf } from '@/lib/og/cardOf';
import { drawShareCard } from '@/lib/og/drawShareCard';
import { outlineText } from '@/lib/og/outlineText';
import { typefaces } from '@/lib/og/typefaces';

export type DrawnCard = {
  what: string;
  format: string;
  width: number;
  height: number;
  bytes: number;
  /** The characters of the title of which nothing is seen. */
  missing: string[];
};

/** Draws a few cards and prints what they are as JSON. Run by drawnCards.test.ts. */
const [route] = siteRoutes();
if (!route) throw new Error('there is no page');
const cards: DrawnCard[] = [];
for (const locale of locales) {
  const long = {
    ...cardOf(route, locale),
    title:
      locale === 'zh' ? '（长标题）：“全角标点，也要画对！”'.repeat(3) : 'Nguyễn Thị Ngọc Ưỡn '.repeat(6),
  };
  for (const [name, card] of [
    ['the home page', cardOf(route, locale)],
    ['a long title', long],
  ] as const) {
    const png = await drawShareCard(card);
    const { format, width, height } = await sharp(png).metadata();
    const faces = typefaces(locale === 'zh', 600);
    const missing: string[] = [];
    for (const char of new Set(card.title.replace(/\s/g, ''))) {
      if ((await outlineText(char, faces)).path === '') missing.push(char);
    }
    cards.push({ what: `${name} in ${locale}`, format, width, height, bytes: png.length, missing });
  }
}
console.log(JSON.stringify(cards));
