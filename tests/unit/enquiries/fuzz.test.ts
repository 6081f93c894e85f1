import fc from 'fast-check';
import { readPhones } from '@/lib/enquiry/contacts';
import { fieldLimits } from '@/lib/enquiry/fields';
import { parseEnquiry } from '@/lib/enquiry/schema';
import { createContactFields } from './helpers/enquiryFields';
import { startApi } from './helpers/startApi';
import { readers } from './helpers/visitorInput';

// The input is the same in every run, so that only a change of the code can fail a test.
fc.configureGlobal({ seed: 1 });

/** Any text: all characters, lone surrogates, and characters that are significant to parsers. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', size: 'large' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      ...'+0189 ()./-x#:;,@=&%?"\'<>[]{}\\\r\n\t\0aézĐ中轉\ud800',
      'ext',
      'máy lẻ',
      '转',
      '../',
      '::',
    ),
    maxLength: 300,
  }),
  fc.emailAddress(),
  fc.ipV6(),
  fc.webUrl(),
);

test.each(readers)('%s accepts any text', (_, read) => {
  fc.assert(fc.property(anyText, (value) => void read(value)));
});

test('keeps accepted enquiries within the field limits', () => {
  const value = fc.oneof(anyText, fc.jsonValue(), fc.constant(undefined));
  const sent = fc.dictionary(fc.constantFrom(...Object.keys(createContactFields())), value);
  fc.assert(
    fc.property(sent, (overrides) => {
      const parsed = parseEnquiry(createContactFields(overrides));
      if (!parsed.ok) return;
      for (const [field, max] of Object.entries(fieldLimits)) {
        const storedValue = parsed.enquiry[field as keyof typeof fieldLimits];
        expect(storedValue?.length ?? 0).toBeLessThanOrEqual(max);
      }
    }),
  );
});

test('reads a telephone number idempotently', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      const [phone] = readPhones(value);
      if (phone === undefined) return;
      expect(phone).toMatch(/^\+?\d{7,15}$/);
      expect(readPhones(phone)[0]).toBe(phone);
    }),
  );
});

test('responds to any body with a documented status', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '0' });
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
