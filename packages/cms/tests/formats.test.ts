import { readJson, readRecord, writeJson, writeRecord } from '../client/jsonFormat';
import { readPost, writePost } from '../client/postFormat';
import { refuseUnreadable } from '../client/refuseUnreadable';

describe('a saved file', () => {
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

  test('contains only the filled-in fields if the file is new', () => {
    expect(writePost({ title: 'A: b', tags: ['erp', 'ai'], draft: false, note: '', body: 'Text' })).toBe(`---
title: "A: b"
tags: [erp, ai]
---

Text
`);
    expect(
      writePost({ blocks: [{ type: 'figures', figures: ['a', 'b'] }, { type: 'form' }], body: '' }),
    ).toBe(`---
blocks:
  - type: figures
    figures: [a, b]
  - type: form
---
`);
    expect(writeJson({ items: [{ id: 'a', text: '' }] })).toBe(
      '{\n  "items": [\n    {\n      "id": "a"\n    }\n  ]\n}\n',
    );
  });
});

const FRONT_MATTER = 'title: Boats\n';

test.each([
  ['no front matter', 'One.\n\n- two\n'],
  ['a space after ---', `--- \n${FRONT_MATTER}---\n\nOne.\n`],
  ['a space after the second ---', `---\n${FRONT_MATTER}--- \t\nOne.\n`],
  ['a byte order mark', `\ufeff---\n${FRONT_MATTER}---\n\nOne.\n`],
  ['Windows line endings', `---\r\ntitle: Boats\r\n---\r\n\r\nOne.\r\n`],
  ['classic Mac line endings', '---\rtitle: Boats\r---\r\rOne.\r'],
  ['blank lines before ---', `\n \n---\n${FRONT_MATTER}---\n\nOne.\n`],
  ['a comment before ---', `# note\n---\n${FRONT_MATTER}---\n\nOne.\n`],
  ['TOML', '+++\ntitle = "Boats"\n+++\n\nOne.\n'],
  ['JSON', '{\n  "title": "Boats"\n}\n\nOne.\n'],
  ['an unclosed front matter', `---\n${FRONT_MATTER}\nOne.\n`],
  ['an empty front matter', '---\n---\nOne.\n'],
  ['a flow mapping as front matter', '---\n{title: Boats, order: 2}\n---\nOne.\n'],
  ['fields named body and aliases', `---\n${FRONT_MATTER}body: Two\naliases: [boat]\n---\nOne.\n`],
  ['no blank line after its front matter', `---\n${FRONT_MATTER}---\nOne.`],
])('keeps the body of a post with %s', (_, source) => {
  const content = readPost(source);
  const splitLines = (text: string) => text.split(/\r\n?|\n/);
  expect(writePost(content)).toBe(source);
  expect(content.body).toContain('One.');
  const written = writePost({ ...content, title: 'Ropes' });
  expect(readPost(written)).toMatchObject({ title: 'Ropes', body: content.body });
  expect(splitLines(written)).toEqual(expect.arrayContaining(splitLines(String(content.body))));
});

test.each([
  ['is a list', '- a'],
  ['is a string', 'Boats'],
  ['has a field twice', `${FRONT_MATTER}title: Ropes`],
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

test('keeps the indentation of a code block at the start of the body', () => {
  const source = `---\n${FRONT_MATTER}---\n\n    code\n\nOne.\n`;
  const content = readPost(source);
  expect(content.body).toBe('    code\n\nOne.');
  for (const isRichText of [true, false])
    expect(writePost({ ...content, body: 'code\n\nTwo.' }, isRichText)).toBe(source.replace('One', 'Two'));
});

const jsonFiles = {
  'four spaces': '{\n    "a": "x",\n\n    "list": [\n        "y"\n    ],\n    "n" : 1\n}\n',
  tabs: '{\n\t"a": "x",\n\t"list": [\n\t\t"y"\n\t],\n\t"n": 1\n}\n',
  'one line': '{"a":"x","list":["y"],"n":1}',
  'Windows line endings': '{\r\n  "a": "x",\r\n  "list": [\r\n    "y"\r\n  ],\r\n  "n": 1\r\n}\r\n',
  'large numbers': '{\n  "n": 12345678901234567890,\n  "f": 1.0,\n  "a": "x",\n  "list": ["y"]\n}\n',
  'numeric keys': '{\n  "2": "b",\n  "1": "a",\n  "a": "x",\n  "list": ["y"]\n}\n\n',
  'escaped characters': '{\n  "e": "\\u4e2d\\/",\n  "a": "x",\n  "list": [ "y" ]\n}',
};

test.each(Object.entries(jsonFiles))('changes only the edited value of a JSON file with %s', (_, source) => {
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

test('does not save an unreadable file, and shows the reason', () => {
  const messages: string[] = [];
  const show = (message: string) => void messages.push(message);
  const alerts = { unreadable: { en: 'Unreadable.' }, unsaved: { en: 'Not saved.' } };
  const format = refuseUnreadable({ fromFile: readJson, toFile: writeJson }, alerts, 'en', show);
  const content = format.fromFile('{ "a": "x", "a": "y" }');
  expect(() => format.toFile({ ...content, a: 'z' })).toThrow('"a"');
  expect(messages).toEqual([expect.stringMatching(/^Unreadable\./), expect.stringMatching(/^Not saved\./)]);
  expect(format.toFile(format.fromFile('{ "a": "x" }'))).toBe('{ "a": "x" }');
});
