import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

test('structured data has no offer if the pricing section is hidden', async () => {
  messages.editJson('sections.json', (sections) => {
    sections.services = sections.services.filter((name: string) => name !== 'pricing');
  });
  const { createPageGraph } = await import('@/lib/routes/structuredData/createPageGraph');
  const graph = JSON.stringify(createPageGraph('services', 'en'));
  expect(graph).toContain('"Service"');
  // Search engines ignore software without an offer, and the audit reports it as an error.
  expect(graph).not.toMatch(/SoftwareApplication|Offer/);
});
