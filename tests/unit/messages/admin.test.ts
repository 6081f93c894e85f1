/** @jest-environment node */
import '@/tests/fixtures/onFixture';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adminConfig } from '@/scripts/messages/admin/adminConfig';
import { adminPage } from '@/scripts/messages/admin/adminPage';
import { readJson, writeJson } from '@/scripts/messages/admin/client/jsonFormat';
import { readPost, writePost } from '@/scripts/messages/admin/client/postFormat';
import { FieldTexts } from '@/scripts/messages/admin/FieldTexts';
import { jsonForms } from '@/scripts/messages/admin/jsonForms';
import { postForms } from '@/scripts/messages/admin/postForms';
import { readBackend } from '@/scripts/messages/admin/readBackend';
import { Catalogue } from '@/scripts/messages/check/catalogue/Catalogue';
import { filesIn } from '@/scripts/messages/check/catalogue/filesIn';

describe('a file that a form saves', () => {
  const names = readdirSync('messages', { recursive: true, encoding: 'utf8' });

  test('of which nothing was edited stays what it was, byte for byte', () => {
    const changed = names.filter((name) => {
      if (!/\.json$|\/.*\.md$/.test(name)) return false;
      const text = readFileSync(path.join('messages', name), 'utf8');
      return text !== (name.endsWith('.json') ? writeJson(readJson(text)) : writePost(readPost(text)));
    });
    expect(changed).toEqual([]);
    expect(names.length).toBeGreaterThan(50);
  });

  test('of texts differs only where it was edited, whoever laid it out', () => {
    const text = `{ "years": { "2016": "Founded" },
  "items": [ {"id": "a", "tags": ["x", "y"], "note": ""},
    { "id": "b", "text": "one\\u00a0two" } ]
}
`;
    const { items, ...rest } = readJson(text) as { items: Record<string, unknown>[] };
    const [a, b] = items;
    expect(
      writeJson({
        ...rest,
        items: [
          { ...b, text: 'one\u00a0three' },
          { ...a, note: null },
        ],
      }),
    ).toBe(`{
  "years": { "2016": "Founded" },
  "items": [
    { "id": "b", "text": "one\\u00a0three" },
    {"id": "a", "tags": ["x", "y"], "note": ""}
  ]
}
`);
  });

  test('of an article differs only where it was edited', () => {
    const text = `---
title: 'Stock: before Tet'
tags:
  [
    erp,
  ]
draft: false
---

Count *first*.
`;
    const content = readPost(text);
    expect(writePost({ ...content, draft: null })).toBe(text);
    expect(writePost({ ...content, author: 'an', laws: [], body: 'Count twice. ' })).toBe(
      text.replace('draft: false', 'draft: false\nauthor: an').replace('*first*', 'twice'),
    );
  });

  test('of an article that was renamed keeps its former addresses', () => {
    const text = '---\ntitle: Tet\nredirectFrom: [stock]\n---\n\nCount.\n';
    expect(writePost({ ...readPost(text), aliases: ['/insights/tet-stock/'] })).toBe(
      text.replace('[stock]', '[stock, /insights/tet-stock/]'),
    );
  });

  test('has no letter in pieces where it was edited', () => {
    const pasted = 'Hàng'.normalize('NFD');
    expect(writePost({ title: pasted, body: pasted })).toBe('---\ntitle: Hàng\n---\n\nHàng\n');
    expect(writeJson({ title: pasted })).toBe('{\n  "title": "Hàng"\n}\n');
  });

  test('that is new holds only what was filled in', () => {
    expect(writePost({ title: 'A: b', tags: ['erp', 'ai'], draft: false, note: '', body: 'Text' })).toBe(`---
title: "A: b"
tags: [erp, ai]
---

Text
`);
    expect(writeJson({ items: [{ id: 'a', text: '' }] })).toBe(
      '{\n  "items": [\n    {\n      "id": "a"\n    }\n  ]\n}\n',
    );
  });
});

type Named = {
  name?: string;
  label?: string;
  i18n?: unknown;
  required?: unknown;
  pattern?: string[];
  type?: string;
  options?: { value: string }[];
  hint?: string;
  fields?: Named[];
  files?: Named[];
};

/** Every field of the forms, with the form it is in. */
function fieldsIn(named: Named, form = named.name): (Named & { form?: string })[] {
  const below = [
    ...(named.files ?? []).map((file) => [file, file.name]),
    ...(named.fields ?? []).map((field) => [field, form]),
  ];
  return below.flatMap(([one, name]) => [
    { ...(one as Named), form: name as string },
    ...fieldsIn(one as Named, name as string),
  ]);
}

const formsIn = (locale: 'zh' | 'en' | 'vi') =>
  (adminConfig(locale).collections as Named[]).filter(({ name }) => name !== undefined);

test.each(['zh', 'vi'] as const)('every form, field and hint has its words in %s', (locale) => {
  const english = formsIn('en').flatMap((form) => fieldsIn(form));
  const translated = formsIn(locale).flatMap((form) => fieldsIn(form));
  const same = translated.filter(({ name, label, hint }, index) => {
    const { label: called, hint: words } = english[index] ?? {};
    // A figure that an editor has added to the facts is called by its key.
    return (label === called && name !== 'crossings') || (hint !== undefined && hint === words);
  });
  expect(same.map(({ form, name }) => `${form}: ${name}`)).toEqual([]);
});

test.each(['zh', 'en', 'vi'] as const)(
  'what is written in another form than asked for is told it in words in %s',
  (locale) => {
    const told = formsIn(locale).flatMap((form) => fieldsIn(form).map(({ pattern }) => pattern?.[1]));
    const messages = told.filter((message) => message !== undefined);
    expect(messages.filter((message) => /^\/?\^/.test(message))).toEqual([]);
    expect(messages.length).toBeGreaterThan(10);
  },
);

test('a form takes what the site takes: the number of any law, an address at the domain of the site', () => {
  const fields = formsIn('en').flatMap((form) => fieldsIn(form));
  const [written = ''] = fields.find(({ form, name }) => form === 'laws' && name === 'number')?.pattern ?? [];
  const [, pattern = '', flags] = /^\/(.*)\/(.*)$/.exec(written) ?? [];
  const numbers = ['88/2015/QH13', '254/2026/NĐ-CP', '91-2026'];
  expect(numbers.map((number) => new RegExp(pattern, flags).test(number))).toEqual([true, true, false]);
  // Sveltia CMS takes "hello@{domain}" for no e-mail address.
  const addresses = fields.filter(({ name }) => name === 'email');
  expect(addresses.map(({ type }) => type)).toEqual(addresses.map(() => undefined));
  expect(addresses).not.toEqual([]);
});

test.each(['zh', 'en', 'vi'] as const)(
  'the figures of a case are asked for in every language, whichever its form begins with: %s',
  (locale) => {
    const fields = formsIn(locale).flatMap((form) => fieldsIn(form));
    const measure = fields.find(({ form, name }) => form === 'customer-cases' && name === 'measure');
    expect(measure?.required).toBe(true);
  },
);

test('a page of your own is left out of the navigation by one choice, which is that of the form', () => {
  const fields = formsIn('en').flatMap((form) => fieldsIn(form));
  const navigation = fields.find(({ name }) => name === 'navigation');
  expect(navigation).toMatchObject({ required: false });
  expect(navigation?.options?.map(({ value }) => value)).toEqual(['header', 'footer']);
});

test.each(['zh', 'en', 'vi'] as const)(
  'an entry has to have its id, whichever language its form begins with: %s',
  (locale) => {
    const ids = formsIn(locale)
      .filter(({ name }) => name === 'lists')
      .flatMap((form) => fieldsIn(form))
      .filter(({ name }) => name === 'id');
    expect(ids.filter(({ required }) => required !== true)).toEqual([]);
    expect(ids.length).toBeGreaterThan(5);
  },
);

test('a list that a language has in another order, or lacks, is changed in each language by itself', () => {
  const sharing = (left: string) => {
    const catalogue = new Catalogue(
      'messages',
      filesIn('messages').filter((name) => name !== left),
    );
    const { lists } = jsonForms(catalogue, new FieldTexts(catalogue, 'en'));
    const devices = (lists as Named[]).find(({ name }) => name === 'devices') ?? {};
    return fieldsIn(devices).filter(({ i18n }) => i18n === 'duplicate').length;
  };
  expect(sharing('')).toBeGreaterThan(0);
  expect(sharing('vi/devices.json')).toBe(0);
});

test('every figure of the facts can be changed', () => {
  const { figures } = JSON.parse(readFileSync('messages/facts.json', 'utf8'));
  const fields = formsIn('en').flatMap((form) => fieldsIn(form));
  const group = fields.find(({ form, name }) => form === 'facts' && name === 'figures');
  expect(group?.fields?.map(({ name }) => name)).toEqual(Object.keys(figures));
});

test('industries, regions, tags and categories can be added, with the same ids in all languages', () => {
  const fields = formsIn('en').flatMap((form) => fieldsIn(form));
  const open = fields.filter(({ i18n }) => i18n === 'duplicate_keys');
  expect(open.map(({ form, name }) => `${form}: ${name}`)).toEqual(
    ['industries', 'regions', 'tags', 'categories'].map((group) => `taxonomy: ${group}`),
  );
});

test('articles, news and pages have a form before the first one is written', () => {
  const nothing = new Catalogue('messages', []);
  const forms = postForms(nothing, new FieldTexts(nothing, 'en')) as Named[];
  expect(forms.map(({ name, fields }) => [name, fields?.some((field) => field.name === 'title')])).toEqual(
    ['insights', 'news', 'pages'].map((folder) => [`posts-${folder}`, true]),
  );
});

describe('a published /admin/', () => {
  const env = {
    NODE_ENV: 'production',
    CMS_BACKEND: 'gitea',
    CMS_REPO: 'lotus/site',
    CMS_API_ROOT: 'https://git.example.com/api/v1',
  } as const;

  test('asks no origin but its own and that of its repository, and no search engine lists it', () => {
    const { origins, backend } = readBackend(env) ?? { origins: [] };
    expect(backend).toMatchObject({ name: 'gitea', repo: 'lotus/site', branch: 'main' });
    const page = adminPage(origins);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];
    expect(policy?.match(/https?:[^ ;]*/g)).toEqual(['https://git.example.com', 'https://git.example.com']);
    expect(policy).toContain("default-src 'none'");
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  test('asks both interfaces of GitHub Enterprise where they are, whichever is named', () => {
    const roots = ['https://git.example.com/api/v3', 'https://git.example.com/api'];
    const backends = roots.map((root) => readBackend({ ...env, CMS_BACKEND: 'github', CMS_API_ROOT: root }));
    expect(backends.map((read) => read?.backend)).toEqual(
      roots.map(() => expect.objectContaining({ api_root: 'https://git.example.com/api' })),
    );
  });

  test('is not there without CMS_BACKEND, and what is wrong in its variables is said by name', () => {
    expect(readBackend({ NODE_ENV: 'production' })).toBeUndefined();
    expect(() => readBackend({ ...env, CMS_REPO: 'site', CMS_BACKEND: 'svn' })).toThrow(
      /CMS_BACKEND must be github, gitlab or gitea\n.*CMS_REPO must look like owner\/name/,
    );
  });
});
