/** @jest-environment node */
import { parseAcceptLanguage } from 'export-server/accept-language';

test.each([
  ['en;q=0.5, vi, zh-CN;q=0.8, fr;q=0', ['vi', 'zh-CN', 'en']],
  ['zh;q=0.8,vi;q=0.8', ['zh', 'vi']],
  ['zh_CN', ['zh_CN']],
  ['*, en;q=2, <b>, toolongatag', []],
  ['', []],
  [null, []],
  [undefined, []],
])('parses %p as %p', (header, expected) => {
  expect(parseAcceptLanguage(header)).toEqual(expected);
});

test.each(['a-'.repeat(5 * 1024), ';q='.repeat(3 * 1024), 'zh-;q=,'.repeat(Math.ceil((10 * 1024) / 7))])(
  'ignores 10 kB of garbage',
  (header) => {
    expect(parseAcceptLanguage(header)).toEqual([]);
  },
);
