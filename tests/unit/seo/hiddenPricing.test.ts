/** @jest-environment node */
import { copyOfMessages } from '@/tests/fixtures/copyOfMessages';

const messages = copyOfMessages();

test('structured data offers no trial where the section that promises it is hidden', async () => {
  messages.editJson('sections.json', (sections) => {
    sections.services = sections.services.filter((name: string) => name !== 'pricing');
  });
  const { pageGraph } = await import('@/lib/content/structuredData/pageGraph');
  const graph = JSON.stringify(pageGraph('services', 'en'));
  expect(graph).toContain('"Service"');
  // Of software without an offer search engines make nothing, and the audit an error.
  expect(graph).not.toMatch(/SoftwareApplication|Offer/);
});
