import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { z } from 'zod';
import { checkMessages, type MessageLintOptions, type Rule, Workspace } from '..';

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
  'en/tags.json': { tags: { ferry: 'Ferry' } },
  'de/tags.json': { tags: { ferry: 'Fähre' } },
  'en/crew.json': { items: [{ id: 'ann', name: 'Ann', job: 'Rows the boat', tag: 'ferry' }] },
  'de/crew.json': { items: [{ id: 'ann', name: 'Ann', job: 'Rudert das Boot', tag: 'ferry' }] },
  'facts.json': { city: { en: 'Port Harbour', de: 'Hafenstadt' } },
  'moved.json': { '/old/': '/blog/first/' },
  'terms.json': { terms: [{ id: 'boat', en: 'boat', de: 'Boot' }] },
  'en/blog/first.md': '---\ntitle: First trip\ndate: 2026-01-05\n---\n\nSee [the start](/en/#top).\n',
  'de/blog/first.md': '---\ntitle: Erste Fahrt\ndate: 2026-01-05\n---\n\nSiehe [Anfang](/de/#top).\n',
};

type FileName = keyof typeof files;
export type Changes = Partial<Record<FileName | (string & {}), unknown>>;

const noQuestions: Rule = function* ({ catalogue }) {
  for (const file of catalogue.getLocalizedFiles()) {
    for (const { value, getOffset } of file.texts) {
      const index = value.indexOf('?');
      if (index < 0) continue;
      yield {
        severity: 'warning',
        file,
        offset: getOffset(index),
        problem: 'A question.',
        remedy: 'Answer it.',
      };
    }
  }
};

const processor = unified().use(remarkParse).use(remarkGfm);

/** Parses Markdown below front matter, which is replaced by spaces, so that positions stay the same. */
function parseMarkdown(source: string) {
  return processor.parse(source.replace(/^---\n.*?\n---\n/s, (text) => text.replace(/[^\n]/g, ' ')));
}

export const options: MessageLintOptions = {
  folder: 'messages',
  getNow: () => '2026-02-01',
  locales: {
    all: ['en', 'de'],
    fallback: 'en',
  },
  files: {
    messages: { home: 'home.json', tags: 'tags.json' },
    lists: {
      'crew.json': z.strictObject({
        id: z.string().regex(/^[a-z]+$/),
        name: z.string(),
        job: z.string().min(1),
        tag: z.string().meta({ taxonomy: 'tags' }),
      }),
    },
    shared: {
      'facts.json': z.strictObject({ city: z.record(z.string(), z.string()) }),
      'moved.json': z.record(z.string(), z.string()),
      'terms.json': z.strictObject({ terms: z.array(z.looseObject({ id: z.string() })) }),
    },
    folders: {
      blog: {
        kind: 'post',
        noun: 'post',
        frontMatter: z.strictObject({ title: z.string(), date: z.string(), draft: z.boolean().optional() }),
        translatedFields: ['title'],
        getPath: (slug) => `/blog/${slug}/`,
        isReserved: (slug) => slug === 'archive',
      },
    },
  },
  markdown: { parse: parseMarkdown, getAnchors: () => [] },
  pages: {
    paths: { home: '/', blog: '/blog/' },
    getEntryPaths: (catalogue) =>
      (catalogue.getEntries('en', 'crew.json') ?? []).map(({ key }) => `/crew/${key}/`),
    getOrigin: () => 'https://boats.example',
    getAnchors: () => new Set(['top']),
  },
  fields: { isName: (_, key) => key === 'name' },
  redirects: {
    file: 'moved.json',
    parse: (url) => ({ path: url }),
    reservedParameters: [],
    hostsWithQueryRedirects: 'our server',
  },
  taxonomy: {
    file: 'tags.json',
    groups: ['tags'],
    id: z.string().regex(/^[a-z]+$/),
  },
  facts: {
    file: 'facts.json',
    createInterpolator: (facts, locale) => {
      const { city } = facts as { city: Record<string, string> };
      return { interpolate: (text) => text.replace('{city}', city[locale] ?? ''), names: ['city'] };
    },
    getValues: (facts, locale) =>
      Object.entries(facts as Record<string, Record<string, string>>).map(([name, value]) => [
        name,
        value[locale] ?? '',
      ]),
  },
  glossary: { file: 'terms.json' },
  code: {
    readUsedMessages: () => ({
      'home.json': ['title', 'button', 'rows.row.text', 'rows.row.id', 'count'],
      'tags.json': ['tags.ferry'],
    }),
    buildCommand: 'npm run build',
    isFilledInBrowser: (_, key) => key === 'count',
    placeholdersModule: '',
  },
  lengths: [
    {
      subject: 'button label',
      applies: ({ path }) => path === 'button',
      maxLength: { letters: 20, ideographs: 10 },
      reason: 'phones have no room for more',
    },
  ],
  rules: { 'no-questions': noQuestions },
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
  writeFiles(folder, { ...files, ...changes });
  return folder;
}

function writeFiles(folder: string, contents: Changes): void {
  for (const [name, content] of Object.entries(contents)) {
    if (content === undefined) continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

/** Checks the small site with changed files. Returns a line for each finding: `rule file:line problem`. */
export function check(changes: Changes = {}, changedOptions: Partial<MessageLintOptions> = {}): string[] {
  const folder = writeSite(changes);
  return checkMessages(new Workspace({ ...options, ...changedOptions }), folder).map(
    ({ rule, file, line, problem }) => `${rule} ${path.relative(folder, file)}:${line} ${problem}`,
  );
}
