/** @jest-environment node */
import { contactFields } from './helpers/leadFields';
import { exportedLeads } from './helpers/runLeads';
import { startApi } from './helpers/startApi';

test.each([
  ['a filled-in hidden field', { website: 'https://spam.example' }, 'honeypot'],
  ['a form sent sooner than anybody types', { startedAt: Date.now() }, 'tooFast'],
  ['the same, in a native form', { startedAt: String(Date.now()) }, 'tooFast'],
  ['a form sent after a while', { startedAt: Date.now() - 60_000 }, ''],
  ['a form of a computer whose clock is ahead', { startedAt: Date.now() + 3_600_000 }, ''],
  ['a form that does not say when it was shown', { startedAt: '' }, ''],
  ['a form that says it in words', { startedAt: 'today' }, ''],
  ['an empty hidden field', { website: '' }, ''],
])('%s is stored, and flagged if it looks like a robot', async (_, different, suspect) => {
  const api = await startApi();
  expect((await api.post(contactFields(different))).status).toBe(201);
  expect(await exportedLeads(api.env)).toEqual([expect.objectContaining({ suspect })]);
});
