/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// The guide for editors beside them names pictures only as examples.
const files = readdirSync('messages', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(zh|en|vi)\/.*\.(json|md)$/.test(file),
);
const named = new Set(
  files.flatMap(
    (file) => readFileSync(path.join('messages', file), 'utf8').match(/\/images\/[\w./-]+\w/g) ?? [],
  ),
);

test('the messages name pictures', () => {
  expect(named.size).toBeGreaterThan(30);
});

test.each([...named])('%s is a drawing in public/', (picture) => {
  const file = path.join('public', picture);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(
    /<svg[^>]*viewBox[\s\S]*<(path|rect|circle|ellipse|line|polyline|polygon|use|text)/,
  );
});
