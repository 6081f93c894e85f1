import { checkMessages } from 'message-lint';
import { MessagesEditor } from './MessagesEditor';
import { uncommittedWorkspace } from './uncommittedWorkspace';

const messages = new MessagesEditor('messages');
const post = `vi/${messages.article}`;
const HOME = 'vi/home.json';
beforeAll(() => messages.deleteOthers('facts.json', HOME, post));
afterEach(() => messages.undo());

const check = () =>
  checkMessages(uncommittedWorkspace, messages.folder, '2026-03-04')
    .filter(({ rule }) => rule === 'unicode')
    .map(({ severity, line, problem, remedy }) => `${severity} ${line} ${problem} ${remedy}`);

const character = (codePoint: number) => String.fromCodePoint(codePoint);

test.each([
  [0x0b, 'control character', 'Delete'],
  [0x1b, 'control character', 'Delete'],
  [0x85, 'control character', 'Delete'],
  [0xad, 'invisible', 'Delete'],
  [0x061c, 'invisible', 'Delete'],
  [0x180e, 'invisible', 'Delete'],
  [0x200b, 'invisible', 'Delete'],
  [0x200c, 'invisible', 'Delete'],
  [0x200d, 'invisible', 'Delete'],
  [0x200e, 'invisible', 'Delete'],
  [0x2028, 'invisible', 'Delete'],
  [0x202a, 'invisible', 'Delete'],
  [0x202c, 'invisible', 'Delete'],
  [0x202e, 'invisible', 'Delete'],
  [0x2060, 'invisible', 'Delete'],
  [0x2064, 'invisible', 'Delete'],
  [0x2069, 'invisible', 'Delete'],
  [0x3164, 'invisible', 'Delete'],
  [0xfe0f, 'invisible', 'Delete'],
  [0xfeff, 'invisible', 'Delete'],
  [0xe0041, 'invisible', 'Delete'],
  [0xe000, 'private-use', 'Type the intended character'],
  [0xf0b7, 'private-use', 'Type the intended character'],
  [0x10fffd, 'private-use', 'Type the intended character'],
  [0x0378, 'unassigned code point', 'Delete'],
  [0xffff, 'unassigned code point', 'Delete'],
  [0xfffd, 'lost', 'UTF-8'],
  [0x2f42, 'radical', 'Write 文 (U+6587)'],
  [0x2f00, 'radical', 'Write 一 (U+4E00)'],
  [0x2eda, 'radical', 'Type the ordinary ideograph'],
  [0xf900, 'compatibility', 'Write 豈 (U+8C48)'],
  [0x2f800, 'compatibility', 'Write 丽 (U+4E3D)'],
  [0x212b, 'not in Unicode NFC', 'Write Å (U+00C5)'],
  [0x2126, 'not in Unicode NFC', 'Write Ω (U+03A9)'],
  [0x037e, 'not in Unicode NFC', 'Write ; (U+003B)'],
])('rejects the code point %i in an article', (codePoint, what, remedy) => {
  const line = messages.append(post, `Kho ${character(codePoint)}hàng.`);
  const [finding = '', ...others] = check();
  expect(others).toEqual([]);
  expect(finding).toMatch(new RegExp(`^error ${line} .*${what}`));
  expect(finding).toContain(`U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`);
  expect(finding).toContain(remedy);
});

test.each(['&shy;', '&#x202e;', '&#8206;', '&zwj;', '&ZeroWidthSpace;', '&#xE000;', '&#x2f42;'])(
  'rejects the reference %s in Markdown',
  (reference) => {
    const line = messages.append(post, `Kho ${reference}hàng.`);
    expect(check()).toEqual([expect.stringMatching(new RegExp(`^error ${line} `))]);
  },
);

test.each(['\\u202e', '\\u200b', '\\b', '\\ue000', '\\ud800', '\\u2f42', 'e\\u0301'])(
  'rejects the escape %s in JSON',
  (written) => {
    const line = messages.editLine(HOME, 'closing.text', (text) => text.replace(': "', `: "Kho ${written}`));
    expect(check()).toEqual([expect.stringMatching(new RegExp(`^error ${line} `))]);
  },
);

test.each(['\\u202e', '\\x0b', '\\U000e0041', '\\N'])('rejects the escape %s in front matter', (written) => {
  const line = messages.editField(post, 'imageAlt', () => `imageAlt: "Kho ${written}hàng"`);
  expect(check()).toEqual([expect.stringMatching(new RegExp(`^error ${line} `))]);
});

test.each(['\\u200b', '\u200b'])('rejects the character %j in a key', (written) => {
  const line = messages.editLine(HOME, 'closing.text', (text) => text.replace('"text"', `"te${written}xt"`));
  expect(check()).toEqual([expect.stringMatching(new RegExp(`^error ${line} .*an invisible character`))]);
});

test.each([
  ['an emoji', '👍🏽 ❤️ ☎︎ ⚠️'],
  ['joined emoji', '👨‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍💻 🏃🏻‍♀️'],
  ['a flag made of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a keycap', '1️⃣ #️⃣'],
  ['no-break spaces', 'Bắc\u00a0Ninh 5\u202f000 &nbsp;'],
  ['a reference in code', '`&shy;`\n\n```\n&#x202e;\n```'],
  ['an escaped reference', '\\&shy;'],
  ['full-width characters', 'ＡＢＣ　１２３！'],
  ['a unified ideograph', '﨑 㐀 𠀀'],
])('accepts %s', (_, text) => {
  messages.append(post, text);
  expect(check()).toEqual([]);
});
