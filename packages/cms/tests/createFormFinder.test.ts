import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CmsOptions, createFormFinder } from 'cms';
import { z } from 'zod';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
mkdirSync(path.join(folder, 'de/news'), { recursive: true });
writeFileSync(path.join(folder, 'de/news/open-day.md'), '---\ntitle: Tag der offenen Tür\n---\n');
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
    alerts: { unreadable: {}, unsaved: {} },
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
      hash: '#/collections/people/entries/team',
      pagePath: '/team/',
    },
  },
  {
    file: 'moved.json',
    form: {
      name: 'Moved.json',
      locale: undefined,
      hash: '#/collections/people/entries/moved',
      pagePath: '/',
    },
  },
  {
    file: 'de/news/open-day.md',
    form: {
      name: 'Aktuelles: Tag der offenen Tür',
      locale: 'de',
      hash: '#/collections/posts-news/entries/open-day',
      pagePath: '/news/open-day/',
    },
  },
  {
    file: 'en/news/deleted.md',
    form: {
      name: 'Aktuelles: deleted',
      locale: 'en',
      hash: '#/collections/posts-news/entries/deleted',
      pagePath: '/news/deleted/',
    },
  },
  { file: 'de/news/picture.png', form: undefined },
  { file: 'fr/team.json', form: undefined },
])('finds the form of $file', ({ file, form }) => {
  expect(createFormFinder(options)(`${folder}/${file}`, 'de')).toEqual(form);
});
