/** @jest-environment node */
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

test('structured data offers no trial where the section that promises it is hidden', async () => {
  messages.editJson('sections.json', (sections) => {
    sections.services = sections.services.filter((name: string) => name !== 'pricing');
  });
  const { createPageGraph } = await import('@/lib/content/structuredData/createPageGraph');
  const graph = JSON.stringify(createPageGraph('services', 'en'));
  expect(graph).toContain('"Service"');
  // Of software without an offer search engines make nothing, and the audit an error.
  expect(graph).not.toMatch(/SoftwareApplication|Offer/);
});
