import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { z } from 'zod';
import { createWarning, type MessageLintOptions, type Rule } from '..';

/** The files of a small valid site in English and German, by path. */
export const files = {
  'en/home.json': {
    title: 'Boats for {city}',
    button: 'Call us',
    rows: [{ id: 'row', text: 'A row' }],
    count: 'Showing {count}',
  },
  'de/home.json': {
    title: 'Boote für {city}',
    button: 'Rufen Sie an',
    rows: [{ id: 'row', text: 'Eine Zeile' }],
    count: '{count} angezeigt',
  },
  'en/taxonomy.json': { tags: { ferry: 'Ferry' } },
  'de/taxonomy.json': { tags: { ferry: 'Fähre' } },
  'en/crew.json': { items: [{ id: 'ann', job: 'Rows the boat', tag: 'ferry' }] },
  'de/crew.json': { items: [{ id: 'ann', job: 'Rudert das Boot', tag: 'ferry' }] },
  'facts.json': { city: { en: 'Port Harbour', de: 'Hafenstadt' } },
  'en/blog/first.md': '---\ntitle: First trip\ndate: 2026-01-05\n---\n\nSee the start.\n',
  'de/blog/first.md': '---\ntitle: Erste Fahrt\ndate: 2026-01-05\n---\n\nSiehe Anfang.\n',
};

export type Changes = Partial<Record<keyof typeof files | (string & {}), unknown>>;

const noQuestions: Rule = function* ({ catalogue }) {
  for (const file of catalogue.getLocalizedFiles())
    for (const { value, offset } of file.texts)
      if (value.includes('?')) yield createWarning(file, offset, { problem: 'A question.', remedy: 'No.' });
};

const processor = unified().use(remarkParse);

export const options: MessageLintOptions = {
  getToday: () => '2026-02-01',
  locales: { all: ['en', 'de'], fallback: 'en' },
  files: {
    messages: { home: 'home.json', tags: 'taxonomy.json' },
    lists: {
      'crew.json': z.strictObject({
        id: z.string().regex(/^[a-z]+$/),
        job: z.string().min(1),
        tag: z.string().meta({ taxonomy: 'tags' }),
      }),
    },
    templates: {},
    shared: { 'facts.json': z.strictObject({ city: z.record(z.string(), z.string()) }) },
    ignored: [],
    folders: {
      blog: {
        kind: 'post',
        noun: 'post',
        frontMatter: z.strictObject({ title: z.string(), date: z.string(), draft: z.boolean().optional() }),
        isTranslatedField: (field) => field === 'title',
        getPath: (slug) => `/blog/${slug}/`,
        isReserved: (slug) => slug === 'archive',
      },
    },
  },
  // Front matter is replaced by spaces, so that positions stay the same.
  parseMarkdown: (source) =>
    processor.parse(source.replace(/^---\n.*?\n---\n/s, (text) => text.replace(/[^\n]/g, ' '))),
  fields: { perLocale: [] },
  taxonomy: { groups: ['tags'], id: z.string().regex(/^[a-z]+$/) },
  createInterpolator: (facts, locale) => {
    const { city } = facts as { city: Record<string, string> };
    return { interpolate: (text) => text.replace('{city}', city[locale] ?? ''), names: ['city'] };
  },
  code: {
    requiredMessages: {},
    isFilledInBrowser: (key) => key === 'count',
    placeholdersModule: '',
  },
  rules: { 'no-questions': noQuestions },
  sentences: {},
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/**
 * Writes the small site to a new folder, with the changes applied; a file whose content is undefined is left out.
 * Returns the folder's path.
 */
export function writeSite(changes: Changes = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'message-lint-'));
  folders.push(folder);
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    if (content === undefined) continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}
