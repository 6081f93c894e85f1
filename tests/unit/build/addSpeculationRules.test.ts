/** @jest-environment node */
import { RETRY_LINK } from '@/lib/browser/protocol';
import { addSpeculationRules } from '@/scripts/build/addSpeculationRules';
import { ExportedDocument } from '@/scripts/build/ExportedDocument';

test('adds valid rules without language and Retry links', () => {
  const document = new ExportedDocument('<html><head></head><body><p>Kho</p></body></html>');
  addSpeculationRules(document);
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(document.toString()) ?? [];
  const { prefetch, prerender } = JSON.parse(rules);
  expect(prefetch[0].eagerness).toBe('conservative');
  expect(prerender[0].eagerness).toBe('moderate');
  expect(JSON.stringify(prerender)).toContain('not([hreflang])');
  for (const rule of [prefetch[0], prerender[0]]) {
    const excluded = JSON.stringify(rule.where).match(/"not":\{"selector_matches":"([^"]*)"/)?.[1];
    expect(excluded).toContain(`[${RETRY_LINK}]`);
  }
});
