/** @jest-environment node */

import { getContactSubject } from '@/lib/content/entries/getContactSubject';

test.each<[string[], string]>([
  [['ecommerce', 'data-analysis', 'erp'], 'erp'],
  [['ecommerce', 'ai'], 'ai-video'],
  [['ai', 'digital-transformation'], 'ai-platform'],
  [['vietnam-market', 'data-analysis'], 'vietconnect'],
  [['data-analysis', 'digital-transformation'], 'erp'],
  [['vietnam-market', 'digital-transformation'], 'other'],
])('tags %j select the contact subject %s', (tags, subject) => {
  expect(getContactSubject(tags)).toBe(subject);
});
