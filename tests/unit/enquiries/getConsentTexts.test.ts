/** @jest-environment node */
import { createHash } from 'node:crypto';
import { getConsentTexts } from '@/lib/content/entries/getConsentTexts';
import { locales } from '@/lib/shared/i18n/locales';
import { contactFields, getConsent } from './helpers/leadFields';
import { exportedLeads } from './helpers/runLeads';
import { startApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

test.each(locales)(
  'the version of a consent in %s is the hash of its words, however their lines break',
  (locale) => {
    for (const { label, hint, version } of Object.values(getConsentTexts(locale))) {
      const words = `${label}\n${hint}`.replaceAll('\u00a0', ' ');
      expect(version).toBe(createHash('sha256').update(words).digest('hex'));
    }
  },
);

test('no two texts have the same version', () => {
  const versions = locales.flatMap((locale) =>
    Object.values(getConsentTexts(locale)).map(({ version }) => version),
  );
  expect(new Set(versions).size).toBe(versions.length);
});

test('a text stays on record when the pages have another one', async () => {
  const api = await startApi();
  await api.post(contactFields(getConsent()));
  await api.stop();
  // As a text of last year stands in the store.
  await runSql(
    api.env.LEADS_DATABASE_URL,
    `UPDATE consent_texts SET version = 'old', text = 'What was said last year'`,
    `UPDATE leads SET consent_version = 'old'`,
  );
  const again = await startApi(api.env);
  // From a page that a cache still holds.
  await again.post(contactFields({ consent: true, consentVersion: 'old' }));
  expect(
    (await exportedLeads(api.env)).map(({ consentText, subscription }) => [consentText, subscription]),
  ).toEqual(Array(2).fill(['What was said last year', 'pending']));
});
