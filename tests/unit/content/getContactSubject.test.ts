import { getContactSubject, getSubjects, type Service } from '@/lib/collections/services';

type Offered = Pick<Service, 'subject'>[];

const few: Offered = [{ subject: 'erp' }];
const all: Offered = [
  ...few,
  { subject: 'vietconnect' },
  { subject: 'ai-video' },
  { subject: 'ai-platform' },
];

test.each<[string[], string]>([
  [['ecommerce', 'data-analysis', 'erp'], 'erp'],
  [['ecommerce', 'ai'], 'ai-video'],
  [['ai', 'digital-transformation'], 'ai-platform'],
  [['vietnam-market', 'data-analysis'], 'vietconnect'],
  [['data-analysis', 'digital-transformation'], 'erp'],
  [['vietnam-market', 'digital-transformation'], 'other'],
])('tags %j select the contact subject %s', (tags, subject) => {
  expect(getContactSubject(all, tags)).toBe(subject);
});

test.each<[string[], string]>([
  [['ecommerce', 'ai'], 'other'],
  [['vietnam-market', 'data-analysis'], 'erp'],
])('tags %j select the subject %s if other services do not exist', (tags, subject) => {
  expect(getContactSubject(few, tags)).toBe(subject);
  expect(getSubjects(few)).toEqual(['erp', 'other']);
});
