import { checkMessages } from 'message-lint';
import { workspace } from '@/scripts/messages/workspace';
import { MessagesEditor } from './MessagesEditor';

const messages = new MessagesEditor('messages');
const post = `vi/${messages.article}`;
const HOME = 'vi/home.json';
beforeAll(() => messages.deleteOthers('facts.json', HOME, post));
afterEach(() => messages.undo());

const check = () =>
  checkMessages(workspace, messages.folder, '2026-03-04')
    .filter(({ rule }) => rule === 'unicode')
    .map(({ severity, line, problem, remedy }) => `${severity} ${line} ${problem} ${remedy}`);

const character = (codePoint: number) => String.fromCodePoint(codePoint);

test.each([
  [0x0b, 'invisible, damaged or missing', 'Delete it'],
  [0x1b, 'invisible, damaged or missing', 'Delete it'],
  [0x85, 'invisible, damaged or missing', 'Delete it'],
  [0xad, 'invisible, damaged or missing', 'Delete it'],
  [0x061c, 'invisible, damaged or missing', 'Delete it'],
  [0x180e, 'invisible, damaged or missing', 'Delete it'],
  [0x200b, 'invisible, damaged or missing', 'Delete it'],
  [0x200c, 'invisible, damaged or missing', 'Delete it'],
  [0x200d, 'invisible, damaged or missing', 'Delete it'],
  [0x200e, 'invisible, damaged or missing', 'Delete it'],
  [0x2028, 'invisible, damaged or missing', 'Delete it'],
  [0x202a, 'invisible, damaged or missing', 'Delete it'],
  [0x202c, 'invisible, damaged or missing', 'Delete it'],
  [0x202e, 'invisible, damaged or missing', 'Delete it'],
  [0x2060, 'invisible, damaged or missing', 'Delete it'],
  [0x2064, 'invisible, damaged or missing', 'Delete it'],
  [0x2069, 'invisible, damaged or missing', 'Delete it'],
  [0x3164, 'invisible, damaged or missing', 'Delete it'],
  [0xfe0f, 'invisible, damaged or missing', 'Delete it'],
  [0xfeff, 'invisible, damaged or missing', 'Delete it'],
  [0xe0041, 'invisible, damaged or missing', 'Delete it'],
  [0xe000, 'invisible, damaged or missing', 'Delete it'],
  [0xf0b7, 'invisible, damaged or missing', 'Delete it'],
  [0x10fffd, 'invisible, damaged or missing', 'Delete it'],
  [0x0378, 'invisible, damaged or missing', 'Delete it'],
  [0xffff, 'invisible, damaged or missing', 'Delete it'],
  [0xfffd, 'invisible, damaged or missing', 'Delete it'],
  [0x2f42, 'looks like an ideograph', 'ideograph: 文'],
  [0x2f00, 'looks like an ideograph', 'ideograph: 一'],
  [0x2eda, 'looks like an ideograph', 'ordinary ideograph'],
  [0xf900, 'looks like an ideograph', 'ideograph: 豈'],
  [0x2f800, 'looks like an ideograph', 'ideograph: 丽'],
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

test('rejects an invisible character in a key', () => {
  const line = messages.editLine(HOME, 'closing.text', (text) => text.replace('"text"', '"te\u200bxt"'));
  expect(check()).toEqual([expect.stringMatching(new RegExp(`^error ${line} .*U\\+200B`))]);
});

test.each([
  ['an emoji', '👍🏽 ❤️ ☎︎ ⚠️'],
  ['joined emoji', '👨‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍💻 🏃🏻‍♀️'],
  ['a flag made of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a keycap', '1️⃣ #️⃣'],
  ['no-break spaces', 'Bắc\u00a0Ninh 5\u202f000 &nbsp;'],
  ['full-width characters', 'ＡＢＣ　１２３！'],
  ['a unified ideograph', '﨑 㐀 𠀀'],
])('accepts %s', (_, text) => {
  messages.append(post, text);
  expect(check()).toEqual([]);
});
