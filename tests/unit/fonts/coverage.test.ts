/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';

type Face = { family: string; file: string; ranges: [number, number][] };

const faces: Face[] = [...readFileSync('styles/fonts.css', 'utf8').matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, body = '']) => ({
    family: /font-family: "([^"]*)"/.exec(body)?.[1] ?? '',
    file: /url\("([^"]*)"\)/.exec(body)?.[1] ?? '',
    ranges: [...body.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, from = '', to]): [number, number] => [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)],
    ),
  }))
  .filter(({ file }) => file !== '');

function characters(locale: string): Set<string> {
  const folder = path.join('messages', locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(json|md)$/.test(name),
  );
  return new Set(files.flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8')]));
}

function claims({ ranges }: Face, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
}

test.each(faces)('$family has a glyph for every character it claims in $file', ({ file, ranges }) => {
  const font = fontkit.openSync(path.join('public', file)) as fontkit.Font;
  const claimed = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  expect(claimed.filter((code) => !font.hasGlyphForCodePoint(code)).map((code) => code.toString(16))).toEqual(
    [],
  );
});

test.each(['en', 'vi'])('every letter of the %s messages is in a shipped face', (locale) => {
  const shipped = faces.filter(({ family }) => family === 'Be Vietnam Pro');
  const letters = [...characters(locale)].filter((character) => /[\p{L}\p{N}]/u.test(character));
  const foreign = /[\p{Script=Han}\p{Script=Greek}]/u;
  expect(
    letters.filter((letter) => !foreign.test(letter) && !shipped.some((face) => claims(face, letter))),
  ).toEqual([]);
});

test('Chinese punctuation is left to the Chinese face', () => {
  const letters = faces.filter(({ family }) => family === 'Be Vietnam Pro Letters');
  const punctuation = [...'“”‘’——……·，。：；？！（）'];
  expect(punctuation.filter((character) => letters.some((face) => claims(face, character)))).toEqual([]);
});
