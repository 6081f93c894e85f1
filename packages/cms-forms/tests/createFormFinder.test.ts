import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CmsOptions, createFormFinder } from 'cms-forms';
import { z } from 'zod';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
mkdirSync(path.join(folder, 'de/news'), { recursive: true });
writeFileSync(path.join(folder, 'de/news/open-day.md'), '---\ntitle: Tag der offenen Tür\n---\n');
writeFileSync(path.join(folder, 'de/news/tea.md'), '---\ntitle: Tee\nredirectFrom: [kaffee]\n---\n');
afterAll(() => rmSync(folder, { recursive: true }));

const options: CmsOptions = {
  locales: ['en', 'de'],
  fallbackLocale: 'en',
  siteUrl: 'https://tea.example',
  labels: {
    forms: { 'team.json': { en: 'Team', de: 'Mitarbeiter' }, news: { en: 'News', de: 'Aktuelles' } },
    fields: {},
    choices: {},
    hints: {},
    alerts: { unreadable: {}, unsaved: {}, unpublishable: {}, incomplete: {}, replaced: {} },
  },
  folders: [
    {
      name: 'news',
      folder: `${folder}/{{locale}}/news`,
      schema: z.strictObject({ title: z.string() }),
      previewPath: '/news/{{slug}}/',
      sortFields: ['title'],
      sortDirection: 'ascending',
    },
  ],
  groups: [
    {
      name: 'people',
      icon: 'group',
      files: [
        { file: `${folder}/{{locale}}/team.json`, previewPath: '/team/' },
        { file: `${folder}/moved.json`, previewPath: '/' },
      ],
    },
  ],
  media: { folder: 'public/images', publicPath: '/images' },
  slugs: { pattern: '', hint: '' },
};

test.each([
  {
    file: 'de/team.json',
    form: {
      name: 'Mitarbeiter',
      locale: 'de',
      form: '/admin/#/collections/people/entries/team',
      page: '/team/',
    },
  },
  {
    file: 'moved.json',
    form: {
      name: 'Moved.json',
      locale: undefined,
      form: '/admin/#/collections/people/entries/moved',
      page: '/',
    },
  },
  {
    file: 'de/news/open-day.md',
    form: {
      name: 'Aktuelles › Tag der offenen Tür',
      locale: 'de',
      form: '/admin/#/collections/posts-news/entries/open-day',
      page: '/news/open-day/',
    },
  },
  {
    file: 'en/news/deleted.md',
    form: {
      name: 'Aktuelles › deleted',
      locale: 'en',
      form: '/admin/#/collections/posts-news/entries/deleted',
      page: '/news/deleted/',
    },
  },
  { file: 'de/news/picture.png', form: undefined },
  { file: 'fr/team.json', form: undefined },
])('finds the form of $file', ({ file, form }) => {
  expect(createFormFinder(options, '/admin/')(`${folder}/${file}`, 'de')).toEqual(form);
});
