import { createHash } from 'node:crypto';
import { getConsentTexts } from '@/lib/content/messages/getConsentTexts';
import { locales } from '@/lib/i18n/locales';
import { createContactFields, getConsent } from './helpers/enquiryFields';
import { exportEnquiries } from './helpers/runLeads';
import { startApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

test.each(locales)('hashes the consent texts in %s without non-breaking spaces', (locale) => {
  for (const { label, hint, version } of Object.values(getConsentTexts(locale))) {
    const text = `${label}\n${hint}`.replaceAll('\u00a0', ' ');
    expect(version).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('gives each text a different version', () => {
  const versions = locales.flatMap((locale) =>
    Object.values(getConsentTexts(locale)).map(({ version }) => version),
  );
  expect(new Set(versions).size).toBe(versions.length);
});

test('keeps a consent text after the pages have changed', async () => {
  const api = await startApi();
  await api.post(createContactFields(getConsent()));
  await api.stop();
  // Simulates a text of last year in the store.
  await runSql(
    api.env.LEADS_DATABASE_URL,
    `UPDATE consent_texts SET version = 'old', text = 'Consent text of last year'`,
    `UPDATE leads SET consent_version = 'old'`,
  );
  const restarted = await startApi(api.env);
  // A cached page still sends the old version.
  await restarted.post(createContactFields({ consent: true, consentVersion: 'old' }));
  expect(
    (await exportEnquiries(api.env)).map(({ consentText, subscription }) => [consentText, subscription]),
  ).toEqual(Array(2).fill(['Consent text of last year', 'pending']));
});
