/** @jest-environment jsdom */
import { readDraft, saveDraft } from '@/components/forms/useContactForm';
import { STORED_DRAFT } from '@/lib/browser/protocol';

const DRAFT = { values: { name: 'An' }, idempotencyKey: 'key' };

test('returns the saved draft until it is deleted', () => {
  saveDraft(DRAFT);
  expect(readDraft()).toEqual(DRAFT);
  saveDraft(undefined);
  expect(readDraft()).toBeUndefined();
});

test.each(['', '{', 'null', '5', '{"values":{}}', '{"values":null,"idempotencyKey":"key"}'])(
  'ignores the stored value %j',
  (value) => {
    localStorage.setItem(STORED_DRAFT, value);
    expect(readDraft()).toBeUndefined();
  },
);
