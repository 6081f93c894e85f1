import { createInterpolator, interpolateMessages } from 'message-lint/files';

const values = new Map([
  ['days', '14'],
  ['company', 'Reed Ferry'],
  ['firm', '{company} (Vietnam)'],
  ['loop', 'a {loop} b'],
]);
const conditions = new Map([
  ['trial', false],
  ['shop', true],
]);
const interpolate = createInterpolator(
  (name) => values.get(name),
  (name) => conditions.get(name),
);

test.each([
  ['a value', 'About {company}', 'About Reed Ferry'],
  ['a value within a value', '{firm}', 'Reed Ferry (Vietnam)'],
  ['a value that refers to itself once', '{loop}', 'a {loop} b'],
  ['no unknown name', '{year}', '{year}'],
  ['no ICU argument', '{hours, plural, other {#}}', '{hours, plural, other {#}}'],
  ['the variant of a true condition', 'Open{shop, select, true {, {days} days} other {}}.', 'Open, 14 days.'],
  ['the other variant of a false condition', '{trial, select, true {Try} other {Buy}} it', 'Buy it'],
  ['the variant `false`', '{trial, select, false {Buy {days}} other {Try}}', 'Buy 14'],
  ['nothing without a variant', '{trial, select, true {Try}}', ''],
  ['a nested variant', '{shop, select, true {A{trial, select, true {B} other {C}}} other {}}', 'AC'],
  ['several variants', '{trial, select, true {A} other {B}}{shop, select, true {C} other {D}}', 'BC'],
  ['no unknown condition', '{kind, select, a {A} other {B}}', '{kind, select, a {A} other {B}}'],
  ['no select without an end', '{trial, select, true {A', '{trial, select, true {A'],
])('interpolates %s', (_, text, result) => {
  expect(interpolate(text)).toBe(result);
});

const off = '{trial, select, true {A} other {}}';

test.each<[string, unknown, unknown]>([
  ['leaves out a list item whose text becomes empty', ['a', off], ['a']],
  ['leaves out a list item without spaces', ['a', '{trial,select,true{A}other{}}'], ['a']],
  ['leaves out an entry whose text becomes empty', [{ id: 'a', title: off }, { id: 'b' }], [{ id: 'b' }]],
  ['leaves out an entry in an entry', [{ id: 'a', list: [off, 'c'] }], [{ id: 'a', list: ['c'] }]],
  ['keeps a text outside of lists', { title: off }, { title: '' }],
  ['keeps items that are empty in the file', ['', { id: 'a', text: '' }], ['', { id: 'a', text: '' }]],
  ['keeps items that are no text', [1, null, { id: 'a', done: true }], [1, null, { id: 'a', done: true }]],
])('%s', (_, value, result) => {
  expect(interpolateMessages(value, interpolate)).toEqual(result);
});
