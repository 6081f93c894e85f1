import { createInterpolator, interpolateMessages } from 'message-lint/files';

const conditions = new Map([
  ['trial', false],
  ['shop', true],
]);
const interpolate = createInterpolator(
  (name) => (name === 'days' ? '14' : undefined),
  (name) => conditions.get(name),
);

test.each([
  ['the variant of a true condition', 'Open{shop, select, true {, {days} days} other {}}.', 'Open, 14 days.'],
  ['the other variant of a false condition', '{trial, select, true {Try} other {Buy}} it', 'Buy it'],
  ['the variant `false`', '{trial, select, false {Buy {days}} other {Try}}', 'Buy 14'],
  ['nothing without a variant', '{trial, select, true {Try}}', ''],
  ['a nested variant', '{shop, select, true {A{trial, select, true {B} other {C}}} other {}}', 'AC'],
  ['several variants', '{trial, select, true {A} other {B}}{shop, select, true {C} other {D}}', 'BC'],
  ['no unknown condition', '{kind, select, a {A} other {B}}', '{kind, select, a {A} other {B}}'],
  ['no select without an end', '{trial, select, true {A', '{trial, select, true {A'],
])('selects %s', (_, text, result) => {
  expect(interpolate(text)).toBe(result);
});

const off = '{trial, select, true {A} other {}}';

test.each([
  ['a list item', ['a', off], ['a']],
  ['a list item without spaces', ['a', '{trial,select,true{A}other{}}'], ['a']],
  ['an entry', [{ id: 'a', title: off }, { id: 'b' }], [{ id: 'b' }]],
  ['an entry in an entry', [{ id: 'a', list: [off, 'c'] }], [{ id: 'a', list: ['c'] }]],
])('leaves out %s whose text becomes empty', (_, value, result) => {
  expect(interpolateMessages(value, interpolate)).toEqual(result);
});

test.each([
  ['a text outside of lists', { title: off }, { title: '' }],
  ['an item that is empty in the file', ['', { id: 'a', text: '' }], ['', { id: 'a', text: '' }]],
  ['an item that is no text', [1, null, { id: 'a', done: true }], [1, null, { id: 'a', done: true }]],
])('keeps %s', (_, value, result) => {
  expect(interpolateMessages<unknown>(value, interpolate)).toEqual(result);
});
