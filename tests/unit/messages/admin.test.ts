/** @jest-environment node */
import '@/tests/fixtures/onFixture';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Catalogue, listFolderFiles } from 'content-lint';
import { readJson, readRecord, writeJson, writeRecord } from '@/scripts/messages/admin/client/jsonFormat';
import { readPost, writePost } from '@/scripts/messages/admin/client/postFormat';
import { refuseUnreadable } from '@/scripts/messages/admin/client/refuseUnreadable';
import { createAdminConfig } from '@/scripts/messages/admin/createAdminConfig';
import { createJsonForms } from '@/scripts/messages/admin/createJsonForms';
import { createPostForms } from '@/scripts/messages/admin/createPostForms';
import { FieldTexts } from '@/scripts/messages/admin/FieldTexts';
import { getHint, type HintId, hints } from '@/scripts/messages/admin/hints';
import { readBackend } from '@/scripts/messages/admin/readBackend';
import { renderAdminPage } from '@/scripts/messages/admin/renderAdminPage';
import { workspace } from '@/scripts/messages/workspace';

describe('a saved file', () => {
  const names = readdirSync('messages', { recursive: true, encoding: 'utf8' });

  test('is unchanged, byte for byte, if nothing was edited', () => {
    const changed = names.filter((name) => {
      if (!/\.json$|\/.*\.md$/.test(name)) return false;
      const text = readFileSync(path.join('messages', name), 'utf8');
      return text !== (name.endsWith('.json') ? writeJson(readJson(text)) : writePost(readPost(text)));
    });
    expect(changed).toEqual([]);
    expect(names.length).toBeGreaterThan(50);
  });

  test('keeps the layout of JSON outside the edited values', () => {
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

  test('keeps the layout of an article outside the edited parts', () => {
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

  test('adds the old URL of a renamed article to redirectFrom', () => {
    const text = '---\ntitle: Tet\nredirectFrom: [stock]\n---\n\nCount.\n';
    expect(writePost({ ...readPost(text), aliases: ['/insights/tet-stock/'] })).toBe(
      text.replace('[stock]', '[stock, /insights/tet-stock/]'),
    );
  });

  test('contains edited text in NFC', () => {
    const pasted = 'Hàng'.normalize('NFD');
    expect(writePost({ title: pasted, body: pasted })).toBe('---\ntitle: Hàng\n---\n\nHàng\n');
    expect(writeJson({ title: pasted })).toBe('{\n  "title": "Hàng"\n}\n');
  });

  test('contains only the filled-in fields if it is new', () => {
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

const FRONT = 'title: Boats\n';

test.each([
  ['no front matter', 'One.\n\n- two\n'],
  ['a space after ---', `--- \n${FRONT}---\n\nOne.\n`],
  ['a space after the second ---', `---\n${FRONT}--- \t\nOne.\n`],
  ['a byte order mark', `\ufeff---\n${FRONT}---\n\nOne.\n`],
  ['Windows line endings', `---\r\ntitle: Boats\r\n---\r\n\r\nOne.\r\n`],
  ['classic Mac line endings', '---\rtitle: Boats\r---\r\rOne.\r'],
  ['blank lines before ---', `\n \n---\n${FRONT}---\n\nOne.\n`],
  ['a comment before ---', `# note\n---\n${FRONT}---\n\nOne.\n`],
  ['TOML', '+++\ntitle = "Boats"\n+++\n\nOne.\n'],
  ['JSON', '{\n  "title": "Boats"\n}\n\nOne.\n'],
  ['an unclosed front matter', `---\n${FRONT}\nOne.\n`],
  ['an empty front matter', '---\n---\nOne.\n'],
  ['a flow mapping as front matter', '---\n{title: Boats, order: 2}\n---\nOne.\n'],
  ['fields named body and aliases', `---\n${FRONT}body: Two\naliases: [boat]\n---\nOne.\n`],
  ['no blank line after its front matter', `---\n${FRONT}---\nOne.`],
])('keeps the body of a post with %s', (_, source) => {
  const content = readPost(source);
  const lines = (text: string) => text.split(/\r\n?|\n/);
  expect(writePost(content)).toBe(source);
  expect(content.body).toContain('One.');
  const written = writePost({ ...content, title: 'Ropes' });
  expect(readPost(written)).toMatchObject({ title: 'Ropes', body: content.body });
  expect(lines(written)).toEqual(expect.arrayContaining(lines(String(content.body))));
});

test.each([
  ['is a list', '- a'],
  ['is a string', 'Boats'],
  ['has a field twice', `${FRONT}title: Ropes`],
  ['is not YAML', 'title: Boats: two'],
  ['has an unknown anchor', 'title: *boat'],
])('rejects a post whose front matter %s', (_, yaml) => {
  expect(() => readPost(`---\n${yaml}\n---\n\nOne.\n`)).toThrow();
});

const FIELDS = `# about
title: 'Boats' # one
# next

summary: >-
  Two
  lines
tags:
  - erp
  - ai # two
order:  3
# last
`;

test.each([
  ['a title', { title: 'Ropes' }, [["'Boats'", "'Ropes'"]]],
  ['a block scalar', { summary: 'One' }, [['>-\n  Two\n  lines', 'One']]],
  ['a list', { tags: ['erp', 'data-analysis'] }, [['  - ai # two', '  - data-analysis']]],
  ['a deleted field', { order: null }, [['order:  3\n', '']]],
  ['a deleted first field', { title: '' }, [["title: 'Boats' # one\n", '']]],
  ['a new field', { author: 'an' }, [['# last\n', '# last\nauthor: an\n']]],
] as [string, object, [string, string][]][])('changes only the lines of %s', (_, values, edits) => {
  const source = `---\n${FIELDS}---\n\n\n    code\n\nOne.\n\n`;
  const expected = edits.reduce((text, [from, to]) => text.replace(from, to), source);
  expect(writePost({ ...readPost(source), ...values })).toBe(expected);
});

test('keeps the value of a field whose anchor is edited', () => {
  const content = readPost('---\ntitle: &name Boats\nsummary: *name\n---\n\nOne.\n');
  expect(readPost(writePost({ ...content, title: 'Ropes' }))).toMatchObject({
    title: 'Ropes',
    summary: 'Boats',
    body: 'One.',
  });
});

test('keeps the indentation of a code block at the start', () => {
  const source = `---\n${FRONT}---\n\n    code\n\nOne.\n`;
  const content = readPost(source);
  expect(content.body).toBe('    code\n\nOne.');
  for (const isRichText of [true, false])
    expect(writePost({ ...content, body: 'code\n\nTwo.' }, isRichText)).toBe(source.replace('One', 'Two'));
});

const layouts = {
  'four spaces': '{\n    "a": "x",\n\n    "list": [\n        "y"\n    ],\n    "n" : 1\n}\n',
  tabs: '{\n\t"a": "x",\n\t"list": [\n\t\t"y"\n\t],\n\t"n": 1\n}\n',
  'one line': '{"a":"x","list":["y"],"n":1}',
  'Windows line endings': '{\r\n  "a": "x",\r\n  "list": [\r\n    "y"\r\n  ],\r\n  "n": 1\r\n}\r\n',
  'large numbers': '{\n  "n": 12345678901234567890,\n  "f": 1.0,\n  "a": "x",\n  "list": ["y"]\n}\n',
  'numeric keys': '{\n  "2": "b",\n  "1": "a",\n  "a": "x",\n  "list": ["y"]\n}\n\n',
  'escaped characters': '{\n  "e": "\\u4e2d\\/",\n  "a": "x",\n  "list": [ "y" ]\n}',
};

test.each(Object.entries(layouts))('changes only the edited value of a JSON file with %s', (_, source) => {
  const content = readJson(source);
  expect(writeJson(content)).toBe(source);
  expect(writeJson({ ...content, a: 'z' })).toBe(source.replace('"x"', '"z"'));
  expect(writeJson({ ...content, list: ['z'] })).toBe(source.replace('"y"', '"z"'));
  const longer = JSON.parse(writeJson({ ...content, list: ['y', 'z'] }));
  expect(longer.list).toEqual(['y', 'z']);
});

test('reads a JSON file with a byte order mark', () => {
  const content = readJson('\ufeff{ "a": "x" }\n');
  expect(content.a).toBe('x');
  expect(writeJson({ ...content, a: 'z' })).toBe('{ "a": "z" }\n');
});

test.each([
  ['a comment', '{\n  // note\n  "a": "x"\n}'],
  ['a trailing comma', '{ "a": "x", }'],
  ['a repeated key', '{ "a": "x", "a": "y" }'],
  ['a repeated key in a list', '{ "items": [{ "a": { "b": 1, "b": 2 } }] }'],
  ['a list', '["a"]'],
  ['a string', '"a"'],
  ['nothing', ''],
])('rejects a JSON file with %s', (_, source) => {
  expect(() => readJson(source)).toThrow();
  expect(() => readRecord(source)).toThrow();
});

test('rejects a map with a repeated key', () => {
  const content = readRecord('{ "a": "x" }');
  const entries = [...(content.entries as object[]), { from: 'a', to: 'y' }];
  expect(() => writeRecord({ ...content, entries })).toThrow('"a"');
});

test.each(['zh', 'en', 'vi'] as const)('a form in %s does not save an unreadable file', (locale) => {
  const shown: string[] = [];
  const show = (message: string) => void shown.push(message);
  const format = refuseUnreadable({ fromFile: readJson, toFile: writeJson }, locale, show);
  const content = format.fromFile('{ "a": "x", "a": "y" }');
  expect(() => format.toFile({ ...content, a: 'z' })).toThrow('"a"');
  expect(shown).toHaveLength(2);
  expect(format.toFile(format.fromFile('{ "a": "x" }'))).toBe('{ "a": "x" }');
});

type FormItem = {
  name?: string;
  label?: string;
  i18n?: unknown;
  required?: unknown;
  pattern?: string[];
  type?: string;
  options?: { value: string }[];
  hint?: string;
  slug?: { hint?: string };
  fields?: FormItem[];
  files?: FormItem[];
};

/** Returns all fields of the forms, each with the name of its form. */
function getFields(named: FormItem, form = named.name): (FormItem & { form?: string })[] {
  const below = [
    ...(named.files ?? []).map((file) => [file, file.name]),
    ...(named.fields ?? []).map((field) => [field, form]),
  ];
  return below.flatMap(([one, name]) => [
    { ...(one as FormItem), form: name as string },
    ...getFields(one as FormItem, name as string),
  ]);
}

const getForms = (locale: 'zh' | 'en' | 'vi') =>
  (createAdminConfig(locale).collections as FormItem[]).filter(({ name }) => name !== undefined);

test.each(['zh', 'vi'] as const)('every form, field and hint is translated into %s', (locale) => {
  const english = getForms('en').flatMap((form) => getFields(form));
  const translated = getForms(locale).flatMap((form) => getFields(form));
  const same = translated.filter(({ name, label, hint }, index) => {
    const { label: englishLabel, hint: englishHint } = english[index] ?? {};
    // The label of a figure added by an editor is its key.
    return (label === englishLabel && name !== 'crossings') || (hint !== undefined && hint === englishHint);
  });
  expect(same.map(({ form, name }) => `${form}: ${name}`)).toEqual([]);
});

const HALF_WIDTH_PUNCTUATION = /[\u4e00-\u9fff][,.:;?!()]|[,;?!()][\u4e00-\u9fff]/;

describe('the table of hints', () => {
  const ids = Object.keys(hints) as HintId[];

  test.each(ids)('has a text in every language for %s', (id) => {
    const { zh, en, vi } = hints[id];
    for (const text of [zh, en, vi]) {
      expect(text.trim()).not.toBe('');
      expect(text).toBe(text.normalize('NFC'));
    }
    expect(zh).toMatch(/[\u4e00-\u9fff].*。$/);
    expect(zh).not.toMatch(HALF_WIDTH_PUNCTUATION);
    expect(vi).not.toBe(en);
  });

  test('contains only hints that a form shows', () => {
    const fields = getForms('en').flatMap((form) => [form, ...getFields(form)]);
    const shown = new Set(fields.flatMap(({ hint, slug }) => [hint, slug?.hint]));
    expect(ids.filter((id) => !shown.has(hints[id].en))).toEqual([]);
    const texts = new Set(Object.values(hints).map(({ en }) => en));
    expect([...shown].filter((hint) => hint !== undefined && !texts.has(hint))).toEqual([]);
  });

  test('reports an unknown id', () => {
    expect(() => getHint('unknown' as HintId, 'en')).toThrow('no hint "unknown"');
  });
});

test.each(['zh', 'en', 'vi'] as const)('fields with a pattern explain the format in %s', (locale) => {
  const explanations = getForms(locale).flatMap((form) => getFields(form).map(({ pattern }) => pattern?.[1]));
  const messages = explanations.filter((message) => message !== undefined);
  expect(messages.filter((message) => /^\/?\^/.test(message))).toEqual([]);
  expect(messages.length).toBeGreaterThan(10);
});

test('forms accept every law number and email addresses with a placeholder', () => {
  const fields = getForms('en').flatMap((form) => getFields(form));
  const [field = ''] = fields.find(({ form, name }) => form === 'laws' && name === 'number')?.pattern ?? [];
  const [, pattern = '', flags] = /^\/(.*)\/(.*)$/.exec(field) ?? [];
  const numbers = ['88/2015/QH13', '254/2026/NĐ-CP', '91-2026'];
  expect(numbers.map((number) => new RegExp(pattern, flags).test(number))).toEqual([true, true, false]);
  // An email field of Sveltia CMS would reject "hello@{domain}".
  const addresses = fields.filter(({ name }) => name === 'email');
  expect(addresses.map(({ type }) => type)).toEqual(addresses.map(() => undefined));
  expect(addresses).not.toEqual([]);
});

test.each(['zh', 'en', 'vi'] as const)('the figures of a case are required in a form in %s', (locale) => {
  const fields = getForms(locale).flatMap((form) => getFields(form));
  const measure = fields.find(({ form, name }) => form === 'customer-cases' && name === 'measure');
  expect(measure?.required).toBe(true);
});

test('a custom page is left out of the navigation by an empty choice', () => {
  const fields = getForms('en').flatMap((form) => getFields(form));
  const navigation = fields.find(({ name }) => name === 'navigation');
  expect(navigation).toMatchObject({ required: false });
  expect(navigation?.options?.map(({ value }) => value)).toEqual(['header', 'footer']);
});

test.each(['zh', 'en', 'vi'] as const)('the id of an entry is required in a form in %s', (locale) => {
  const ids = getForms(locale)
    .filter(({ name }) => name === 'lists')
    .flatMap((form) => getFields(form))
    .filter(({ name }) => name === 'id');
  expect(ids.filter(({ required }) => required !== true)).toEqual([]);
  expect(ids.length).toBeGreaterThan(5);
});

test('languages are edited separately if a list is missing in one', () => {
  const countSharedFields = (missing: string) => {
    const catalogue = new Catalogue(
      workspace,
      'messages',
      listFolderFiles('messages').filter((name) => name !== missing),
    );
    const { lists } = createJsonForms(catalogue, new FieldTexts(catalogue, 'en'));
    const devices = (lists as FormItem[]).find(({ name }) => name === 'devices') ?? {};
    return getFields(devices).filter(({ i18n }) => i18n === 'duplicate').length;
  };
  expect(countSharedFields('')).toBeGreaterThan(0);
  expect(countSharedFields('vi/devices.json')).toBe(0);
});

test('every figure of facts.json has a field', () => {
  const { figures } = JSON.parse(readFileSync('messages/facts.json', 'utf8'));
  const fields = getForms('en').flatMap((form) => getFields(form));
  const group = fields.find(({ form, name }) => form === 'facts' && name === 'figures');
  expect(group?.fields?.map(({ name }) => name)).toEqual(Object.keys(figures));
});

test('taxonomy ids can be added and are the same in all languages', () => {
  const fields = getForms('en').flatMap((form) => getFields(form));
  const open = fields.filter(({ i18n }) => i18n === 'duplicate_keys');
  expect(open.map(({ form, name }) => `${form}: ${name}`)).toEqual(
    ['industries', 'regions', 'tags', 'categories'].map((group) => `taxonomy: ${group}`),
  );
});

test('articles, news and pages have a form while their folder is empty', () => {
  const empty = new Catalogue(workspace, 'messages', []);
  const forms = createPostForms(empty, new FieldTexts(empty, 'en')) as FormItem[];
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

  test('allows only its own and the repository’s origin, and is not indexed', () => {
    const { origins, backend } = readBackend(env) ?? { origins: [] };
    expect(backend).toMatchObject({ name: 'gitea', repo: 'lotus/site', branch: 'main' });
    const page = renderAdminPage(origins);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];
    expect(policy?.match(/https?:[^ ;]*/g)).toEqual(['https://git.example.com', 'https://git.example.com']);
    expect(policy).toContain("default-src 'none'");
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  test('uses the API root of GitHub Enterprise with or without a version', () => {
    const roots = ['https://git.example.com/api/v3', 'https://git.example.com/api'];
    const backends = roots.map((root) => readBackend({ ...env, CMS_BACKEND: 'github', CMS_API_ROOT: root }));
    expect(backends.map((read) => read?.backend)).toEqual(
      roots.map(() => expect.objectContaining({ api_root: 'https://git.example.com/api' })),
    );
  });

  test('is omitted without CMS_BACKEND, and names invalid variables', () => {
    expect(readBackend({ NODE_ENV: 'production' })).toBeUndefined();
    expect(() => readBackend({ ...env, CMS_REPO: 'site', CMS_BACKEND: 'svn' })).toThrow(
      /CMS_BACKEND must be github, gitlab or gitea\n.*CMS_REPO must look like owner\/name/,
    );
  });
});
