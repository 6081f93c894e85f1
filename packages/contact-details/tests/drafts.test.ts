/** @jest-environment jsdom */
import { readDraft, saveDraft } from '../client';

const DRAFT = { values: { name: 'An' }, idempotencyKey: 'key' };

test('returns the saved draft until it is deleted', () => {
  saveDraft('draft', DRAFT);
  expect(readDraft('draft')).toEqual(DRAFT);
  saveDraft('draft', undefined);
  expect(readDraft('draft')).toBeUndefined();
});

test.each(['', '{', 'null', '5', '{"values":{}}', '{"values":null,"idempotencyKey":"key"}'])(
  'ignores the stored value %j',
  (value) => {
    localStorage.setItem('draft', value);
    expect(readDraft('draft')).toBeUndefined();
  },
);
