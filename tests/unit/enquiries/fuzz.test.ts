/** @jest-environment node */

import fc from 'fast-check';
import { fieldLimits } from '@/lib/shared/enquiry/fieldLimits';
import { parseEnquiry } from '@/lib/shared/enquiry/parseEnquiry';
import { readPhone } from '@/lib/shared/enquiry/phone';
import { createContactFields } from './helpers/enquiryFields';
import { anyText, configureFuzzing } from './helpers/fuzzing';
import { readers } from './helpers/visitorInput';

/** One test for each reader, and two others. */
configureFuzzing(readers.length + 2);

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
      const phone = readPhone(value);
      if (phone === undefined) return;
      expect(phone).toMatch(/^\+?\d{7,15}$/);
      expect(readPhone(phone)).toBe(phone);
    }),
  );
});
