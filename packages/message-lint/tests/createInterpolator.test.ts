import { createInterpolator } from 'message-lint/files';

const values = new Map([
  ['company', 'Reed Ferry'],
  ['firm', '{company} (Vietnam)'],
  ['loop', 'a {loop} b'],
]);
const interpolate = createInterpolator((name) => values.get(name));

test.each([
  ['a value', 'About {company}', 'About Reed Ferry'],
  ['a value within a value', '{firm}', 'Reed Ferry (Vietnam)'],
  ['a value that refers to itself once', '{loop}', 'a {loop} b'],
  ['no unknown name', '{year}', '{year}'],
  ['no ICU argument', '{hours, plural, other {#}}', '{hours, plural, other {#}}'],
])('interpolates %s', (_, text, result) => {
  expect(interpolate(text)).toBe(result);
});
