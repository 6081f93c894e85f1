import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { renderFontFaces } from '@/scripts/build/renderFontFaces';
import { family } from '@/tests/helpers/typeface';

type Face = { family: string; file: string; ranges: [number, number][] };

const fonts = new Map<string, fontkit.Font>();

function open(file: string): fontkit.Font {
  const font = fonts.get(file) ?? (fontkit.openSync(path.join('public', file)) as fontkit.Font);
  fonts.set(file, font);
  return font;
}

const css = renderFontFaces(family, '/fonts', (name) => readFileSync(`public/fonts/${name}`));

const faces: Face[] = [...css.matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, body = '']) => ({
    family: /font-family: "([^"]*)"/.exec(body)?.[1] ?? '',
    file: /url\("([^"]*)"\)/.exec(body)?.[1] ?? '',
    ranges: [...body.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, from = '', to]): [number, number] => [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)],
    ),
  }))
  .filter(({ file }) => file !== '');

/**
 * True if the browser uses a font face for a character. A face without `unicode-range` covers all glyphs in its file.
 */
function usesFace({ file, ranges }: Face, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (ranges.length === 0) return open(file).hasGlyphForCodePoint(code);
  return ranges.some(([from, to]) => from <= code && code <= to);
}

test.each(faces)('$family has a glyph for its whole range in $file', ({ file, ranges }) => {
  const font = open(file);
  const codePoints = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  expect(
    codePoints.filter((code) => !font.hasGlyphForCodePoint(code)).map((code) => code.toString(16)),
  ).toEqual([]);
});

test.each([family, `${family} Vietnamese`])('%s contains all English and Vietnamese letters', (name) => {
  const familyFaces = faces.filter((face) => face.family === name);
  const vowels = [...'aăâeêioôơuưy'].flatMap((vowel) =>
    ['', '\u0300', '\u0309', '\u0303', '\u0301', '\u0323'].map((tone) => (vowel + tone).normalize('NFC')),
  );
  const lowerCase = [...vowels, ...'bcdđfghjklmnpqrstvwxz'];
  const letters = [...lowerCase, ...lowerCase.map((letter) => letter.toUpperCase()), ...'0123456789'];
  expect(letters.filter((letter) => !familyFaces.some((face) => usesFace(face, letter)))).toEqual([]);
});

test('Chinese punctuation uses the Chinese font', () => {
  const letters = faces.filter(({ family: name }) => name === `${family} Letters`);
  const punctuation = [...'“”‘’——……·，。：；？！（）'];
  expect(punctuation.filter((character) => letters.some((face) => usesFace(face, character)))).toEqual([]);
});
