import { expect, type Locator, test } from '@playwright/test';
import { getUnbrokenWords } from '@/lib/content/messages/readMessages';
import { locales } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import { normalizeSpaces } from './normalizeSpaces';
import { stubMap } from './site';

/** The last words of a line and the first of the next, if a word or a number with its unit is on both lines. */
const BROKEN_WORDS = {
  zh: /\d\|\p{Script=Han}|第\|\d|短\|视频|新\|功能|\p{Script=Han}\|[的了们]/u,
  en: /\S[-–]\|\S/u,
  vi: new RegExp(
    `(?<!\\p{L})(?:${getUnbrokenWords('vi')
      .flatMap((word) =>
        [...word.matchAll(/ /g)].map(({ index }) => `${word.slice(0, index)}\\|${word.slice(index + 1)}`),
      )
      .join('|')})(?!\\p{L})`,
    'iu',
  ),
};

const OPENING_HOURS = /\d:00–/;

for (const locale of locales) {
  test(`headings, opening hours and consents break well in ${locale}`, async ({ page }) => {
    await stubMap(page);
    for (const path of [
      pages.home,
      pages.about,
      pages.services,
      pages.contact,
      ...['ai-video', 'erp'].map((id) => getEntryPath('services', id)),
    ]) {
      await page.goto(getLocalePath(locale, path));
      const hours = page.locator('main').getByText(OPENING_HOURS).locator('visible=true');
      for (const width of [320, 390, 768, 1366]) {
        await page.setViewportSize({ width, height: 844 });
        const headings = await page.locator(':is(h1, h2):visible').evaluateAll(markLineBreaks);
        const broken = headings.filter((text) => BROKEN_WORDS[locale].test(text));
        expect.soft(broken, `${path} at ${width} px`).toEqual([]);
        expect.soft(await hours.evaluateAll(findBrokenTimes), `${path} at ${width} px`).toEqual([]);
        for (const id of path === pages.contact && width > 320 ? ['consent', 'transfer'] : []) {
          const widths = await measureLines(page.locator(`label[for="${id}"]`));
          const share = (widths.at(-1) ?? 0) / Math.max(...widths);
          expect.soft(share, `${id} at ${width} px`).toBeGreaterThan(0.3);
        }
      }
      if (path !== pages.contact) continue;
      await page.setViewportSize({ width: 360, height: 844 });
      expect(await measureLines(page.locator('#phone-hint'))).toHaveLength(1);
    }
  });
}

test('Vietnamese headings break only between syllables in text of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const productPages = ['erp', 'vietconnect'].map((id) => getEntryPath('services', id));
  for (const path of [pages.insights, pages.services, ...productPages]) {
    await page.goto(getLocalePath('vi', path));
    await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'));
    const headings = page.locator(':is(h1, h2, h3):visible');
    const texts = (await headings.allTextContents()).map(normalizeSpaces);
    const lines = (await headings.evaluateAll(markLineBreaks)).map((text) => text.replaceAll('|', ' '));
    expect.soft(lines.map(normalizeSpaces), path).toEqual(texts);
  }
});

/** Returns the texts of elements with `|` instead of the space, if any, between lines. */
const markLineBreaks = (elements: Element[]) =>
  elements.map((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let marked = '';
    let lastMiddle: number | undefined;
    while (texts.nextNode()) {
      for (const [index, character] of [...(texts.currentNode.textContent ?? '')].entries()) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        const { top, height, width } = range.getBoundingClientRect();
        if (width > 0 && character.trim()) {
          const middle = top + height / 2;
          if (lastMiddle !== undefined && middle > lastMiddle + height / 2) marked = `${marked.trimEnd()}|`;
          lastMiddle = middle;
        }
        marked += character;
      }
    }
    return marked.replaceAll('\u2060', '');
  });

/** Returns the width of each line of a text, in pixels. */
const measureLines = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const widths = new Map<number, number>();
    for (const { bottom, width } of range.getClientRects()) {
      const line = Math.round(bottom);
      widths.set(line, (widths.get(line) ?? 0) + width);
    }
    return [...widths.values()];
  });

/** Returns the ranges of times that are on two lines. */
const findBrokenTimes = (elements: Element[]) =>
  elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { textContent } = texts.currentNode;
      for (const { 0: times, index } of (textContent ?? '').matchAll(/\d+:\d\d–\u2060?\d+:\d\d/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + times.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(times);
      }
    }
    return broken;
  });
