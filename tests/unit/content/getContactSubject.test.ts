/** @jest-environment node */
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

/** Adds services with these ids and subjects to the two services of the fixture. */
function addServices(...ids: string[]): void {
  messages.editJson('en/service-list.json', ({ items }) => {
    for (const id of ids) items.push({ ...items[0], id, subject: id });
  });
}

test.each<[string[], string]>([
  [['ecommerce', 'data-analysis', 'erp'], 'erp'],
  [['ecommerce', 'ai'], 'ai-video'],
  [['ai', 'digital-transformation'], 'ai-platform'],
  [['vietnam-market', 'data-analysis'], 'vietconnect'],
  [['data-analysis', 'digital-transformation'], 'erp'],
  [['vietnam-market', 'digital-transformation'], 'other'],
])('tags %j select the contact subject %s', async (tags, subject) => {
  addServices('vietconnect', 'ai-video', 'ai-platform');
  const { getContactSubject } = await import('@/lib/content/entries/getContactSubject');
  expect(getContactSubject(tags)).toBe(subject);
});

test.each<[string[], string]>([
  [['ecommerce', 'ai'], 'other'],
  [['vietnam-market', 'data-analysis'], 'erp'],
])('tags %j select the subject %s if other services do not exist', async (tags, subject) => {
  const { getContactSubject, getSubjects } = await import('@/lib/content/entries/getContactSubject');
  expect(getContactSubject(tags)).toBe(subject);
  expect(getSubjects()).toEqual(['erp', 'other']);
});
