/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMailTexts } from '@/lib/content/forServer/loadMailTexts';
import type { MailTexts } from '@/lib/shared/enquiry/mailTexts';
import { locales } from '@/lib/shared/i18n/locales';
import { fillTemplate } from '@/server/enquiries/delivery/mail/fillTemplate';
import { readPosts } from '../content/readPosts';
import { temporaryFolder } from './helpers/temporaryFolder';

const posts = readPosts();

test('the mails of every language have the same places to fill in', () => {
  const { en, zh, vi } = loadMailTexts();
  const places = ({ sales, acknowledgement, confirmation, welcome }: MailTexts) =>
    [acknowledgement.contact, acknowledgement.trial, confirmation, welcome]
      .flatMap(({ subject, body }) => [subject, body])
      .concat(sales.subject)
      .map((text) => (text.match(/\{\w+\}/g) ?? []).sort());
  expect(places(zh)).toEqual(places(en));
  expect(places(vi)).toEqual(places(en));
});

test.each(locales)('the welcome in %s leads to articles that there are, by their titles', (locale) => {
  const { body } = loadMailTexts()[locale].welcome;
  const links = [...body.matchAll(/^(.*)\n\{articles\}([\w-]+)\/$/gm)];
  expect(links).toHaveLength(2);
  for (const [, title, slug] of links) {
    expect(posts.find((post) => post.locale === locale && post.slug === slug)?.title).toBe(title);
  }
});

test('a text that is missing in a language stands in English', () => {
  const english = loadMailTexts().en;
  const folder = temporaryFolder();
  const write = (locale: string, texts: unknown) => {
    mkdirSync(path.join(folder, 'messages', locale), { recursive: true });
    writeFileSync(path.join(folder, 'messages', locale, 'mail.json'), JSON.stringify(texts));
  };
  write('en', english);
  write('vi', { home: 'Đến trang web', welcome: { subject: '' } });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  jest.isolateModules(() => {
    const texts = jest.requireActual('@/lib/content/forServer/loadMailTexts').loadMailTexts();
    expect(texts.vi).toEqual({ ...english, home: 'Đến trang web' });
    expect(texts.zh).toEqual(english);
  });
  jest.restoreAllMocks();
});

test('a text in a value is never taken for a place', () => {
  expect(fillTemplate('{name}: {text}', { name: '{text}', text: '$& {name}' })).toBe('{text}: $& {name}');
});

test('a place without a value is an error', () => {
  expect(() => fillTemplate('{nmae}', { name: 'A' })).toThrow('{nmae}');
});
