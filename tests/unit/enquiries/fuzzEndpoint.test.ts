/** @jest-environment node */
import fc from 'fast-check';
import { createContactFields } from './helpers/enquiryFields';
import { anyText, configureFuzzing } from './helpers/fuzzing';
import { type RunningApi, startApi } from './helpers/startApi';

configureFuzzing(1);

test('responds to any body with a documented status', async () => {
  const api: RunningApi = await startApi({ LEADS_RATE_LIMIT: '0' });
  const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain');
  const json = fc.dictionary(
    fc.constantFrom(...Object.keys(createContactFields())),
    fc.oneof(anyText, fc.jsonValue()),
  );
  const body = fc.oneof(
    anyText,
    fc.json(),
    fc.uint8Array({ size: 'large' }),
    json.map((overrides) => JSON.stringify(createContactFields(overrides))),
  );
  await fc.assert(
    fc.asyncProperty(type, body, async (contentType, sent) => {
      const response = await fetch(`${api.url}/api/leads`, {
        method: 'POST',
        headers: { 'Content-Type': contentType },
        body: sent as BodyInit,
      });
      expect([200, 201, 400, 413, 415, 422]).toContain(response.status);
      expect(await response.json()).toEqual(expect.any(Object));
    }),
  );
});
