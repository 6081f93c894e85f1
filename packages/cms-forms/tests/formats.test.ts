import { formats } from '../client/formats';
import { refuseUnreadable } from '../client/guardFormats';

const { messages, record, post } = formats;

const JSON_FILE = `{
  "404": "Gone",
  "title": "Boats",
  "note": "",
  "items": [
    {
      "text": "one\\u00a0two",
      "id": "a",
      "unknown": {
        "b": 1,
        "a": [
          true
        ]
      }
    },
    {
      "id": "b",
      "text": "three"
    }
  ]
}
`;

const POST = `---
# about
title: "Boats" # one
# next

summary: >-
  Two lines
tags:
  - erp
  - ai
laws: [a, b]
unknown: {x: 1}
order: 3
---

    code

| a | b \\| c |
| :- | -: |
| 1 | *2* |
`;

const BLOCKS = `---
title: Boats
blocks:
  - type: text
    title: Oars
    text: |
      One

      Two
  - type: figures
    figures: [a, b]
    leadsTo: {page: boats, anchor: oars}
---
`;

type Edit = (content: never) => Record<string, unknown>;

test.each<[string, keyof typeof formats, string, Edit, [string, string][]]>([
  ['nothing', 'messages', JSON_FILE, (content) => content, []],
  ['a text', 'messages', JSON_FILE, (c: object) => ({ ...c, title: 'Ships' }), [['Boats', 'Ships']]],
  [
    // Forms omit empty values and unknown keys come last.
    'a text of an entry',
    'messages',
    JSON_FILE,
    ({ note, items: [a, b], ...rest }: { note: string; items: object[] }) => ({
      items: [{ id: 'a', ...a, text: 'one\u00a0four' }, b],
      ...rest,
    }),
    [['two', 'four']],
  ],
  [
    'a new key and a deleted one',
    'messages',
    JSON_FILE,
    ({ items, title, ...rest }: { items: object[]; title: string }) => ({ ...rest, lead: 'New', items }),
    [
      ['  "title": "Boats",\n', ''],
      ['"note": "",\n', '"note": "",\n  "lead": "New",\n'],
    ],
  ],
  [
    'an entry that moves',
    'messages',
    '{\n  "items": [\n    {\n      "x": 1,\n      "id": "a"\n    },\n    {\n      "x": 2,\n      "id": "b"\n    }\n  ]\n}\n',
    ({ items, ...rest }: { items: object[] }) => ({ ...rest, items: items.toReversed() }),
    [
      ['"x": 1,\n      "id": "a"', '"x": 9,\n      "id": "z"'],
      ['"x": 2,\n      "id": "b"', '"x": 1,\n      "id": "a"'],
      ['"x": 9,\n      "id": "z"', '"x": 2,\n      "id": "b"'],
    ],
  ],
  [
    'an address with a dot',
    'record',
    '{\n  "/a.html": "/a"\n}\n',
    ({ entries, ...rest }: { entries: object[] }) => ({
      ...rest,
      entries: [...entries, { from: '/b', to: '/c' }],
    }),
    [['"/a"', '"/a",\n  "/b": "/c"']],
  ],
  ['nothing', 'post', POST, (c: object) => ({ ...c, draft: false, note: '' }), []],
  ['a title', 'post', POST, (c: object) => ({ ...c, title: 'Ships' }), [['Boats', 'Ships']]],
  ['a block scalar', 'post', POST, (c: object) => ({ ...c, summary: 'One' }), [['Two lines', 'One']]],
  ['a list', 'post', POST, (c: object) => ({ ...c, tags: ['erp', 'wms'] }), [['- ai', '- wms']]],
  ['a list in one line', 'post', POST, (c: object) => ({ ...c, laws: ['b'] }), [['[a, b]', '[b]']]],
  [
    'a text in a list of blocks',
    'post',
    BLOCKS,
    ({ blocks: [first, second], ...rest }: { blocks: object[] }) => ({
      ...rest,
      blocks: [{ text: 'One\n\nTwo', ...first, title: 'Sails' }, second],
    }),
    [['title: Oars', 'title: Sails']],
  ],
  [
    'a deleted and a new block',
    'post',
    BLOCKS,
    ({ blocks: [, second], ...rest }: { blocks: object[] }) => ({
      ...rest,
      blocks: [second, { type: 'action', title: 'Row' }],
    }),
    [
      ['  - type: text\n    title: Oars\n    text: |\n      One\n\n      Two\n', ''],
      ['anchor: oars}\n', 'anchor: oars}\n  - type: action\n    title: Row\n'],
    ],
  ],
  ['a deleted field', 'post', POST, (c: object) => ({ ...c, order: null }), [['order: 3\n', '']]],
  [
    'a new list',
    'post',
    POST,
    (c: object) => ({ ...c, cases: ['a'] }),
    [['order: 3\n', 'order: 3\ncases: [a]\n']],
  ],
  [
    'the old name of a renamed post',
    'post',
    POST,
    (c: object) => ({ ...c, aliases: ['old'] }),
    [['order: 3\n', 'order: 3\nredirectFrom: [old]\n']],
  ],
  [
    // Sveltia CMS trims texts.
    'a cell of the text',
    'post',
    POST,
    ({ body, ...rest }: { body: string }) => ({ ...rest, body: body.replace('*2*', '**2**').trim() }),
    [['*2*', '**2**']],
  ],
  [
    'a page without front matter',
    'post',
    'One.\n',
    (c: object) => ({ ...c, title: 'A: b' }),
    [['One', '---\ntitle: "A: b"\n---\n\nOne']],
  ],
])('changes only %s in a file of the format %s', (_, format, source, edit, replacements) => {
  const { fromFile, toFile } = formats[format];
  const expected = replacements.reduce((text, [from, to]) => text.replace(from, to), source);
  expect(toFile(edit(fromFile(source) as never))).toBe(expected);
});

test.each([
  [
    'messages',
    '\ufeff{ "a":\r\n"x", "list": [1, {}] }'.slice(1),
    '{\n  "a": "x",\n  "list": [\n    1,\n    {}\n  ]\n}\n',
  ],
  ['messages', `{"a": "${'ế'.normalize('NFD')}"}`, '{\n  "a": "ế"\n}\n'],
  [
    'post',
    "--- \r\ntitle: 'Boats'\r\nlaws:\r\n  [ a,\r\n    b ]\r\n---\r\n\r\n\r\nOne.\r\nTwo.\n\n",
    '---\ntitle: "Boats"\nlaws: [a, b]\n---\n\nOne.\nTwo.\n',
  ],
  ['post', `\ufeff---\ntitle: Boats\n---\n${'ế'.normalize('NFD')}`, '---\ntitle: Boats\n---\n\nế\n'],
  ['post', '---\n---\nOne.', 'One.\n'],
  ['post', '---\ntitle: Tea\ndraft: true\n---\n', '---\ntitle: Tea\ndraft: true\n---\n'],
] as const)('writes %s in one layout: %j', (format, source, expected) => {
  const { fromFile, toFile } = formats[format];
  expect(toFile(fromFile(source))).toBe(expected);
  expect(toFile(fromFile(expected))).toBe(expected);
});

test.each([
  [
    messages,
    { title: 'A', items: [{ id: 'a', text: '' }] },
    '{\n  "title": "A",\n  "items": [\n    {\n      "id": "a"\n    }\n  ]\n}\n',
  ],
  [
    post,
    { title: 'A: b', tags: ['erp', 'ai'], draft: false, body: 'Text' },
    '---\ntitle: "A: b"\ntags: [erp, ai]\n---\n\nText\n',
  ],
  [
    post,
    { blocks: [{ type: 'figures', figures: ['a'] }], body: '' },
    '---\nblocks:\n  - type: figures\n    figures:\n      - a\n---\n',
  ],
])('a new file contains only the filled-in fields', ({ toFile }, content, expected) => {
  expect(toFile(content)).toBe(expected);
});

test.each([
  ['a comment', messages, '{\n  // note\n  "a": "x"\n}'],
  ['a repeated key', messages, '{ "items": [{ "a": { "b": 1, "b": 2 } }] }'],
  ['a list', record, '["a"]'],
  ['nothing', messages, ''],
  ['a list as front matter', post, '---\n- a\n---\n'],
  ['a repeated field', post, '---\na: 1\na: 2\n---\n'],
  ['an unknown anchor', post, '---\ntitle: *boat\n---\n'],
])('a file with %s is not overwritten, and the reason is shown', (_, format, source) => {
  const shown: string[] = [];
  const { fromFile, toFile } = refuseUnreadable(
    format,
    (name) => name,
    (message) => void shown.push(message),
  );
  const content = fromFile(source);
  expect(() => toFile({ ...content, a: 'z' })).toThrow();
  expect(shown).toEqual([expect.stringMatching(/^unreadable/), expect.stringMatching(/^unsaved/)]);
});

test('a file without the field `draft` is not a draft', () => {
  expect(post.fromFile('---\ntitle: Tea\n---\n')).toMatchObject({ draft: false });
});

test('a map with a repeated key is not saved', () => {
  const entries = ['x', 'y'].map((to) => ({ from: 'a', to }));
  expect(() => record.toFile({ entries })).toThrow('"a"');
});
