/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createClient } from '@libsql/client';
import { consentTexts } from '@/lib/content/entries/consentTexts';
import { locales } from '@/lib/shared/i18n/locales';
import { migrations } from '@/server/enquiries/store/migrations';
import { agreed, contactFields } from './helpers/leadFields';
import { exportedLeads, runLeads } from './helpers/runLeads';
import { startApi } from './helpers/startApi';
import { temporaryFolder } from './helpers/temporaryFolder';

test.each(locales)(
  'the version of a consent in %s is the hash of its words, however their lines break',
  (locale) => {
    for (const { label, hint, version } of Object.values(consentTexts(locale))) {
      const words = `${label}\n${hint}`.replaceAll('\u00a0', ' ');
      expect(version).toBe(createHash('sha256').update(words).digest('hex'));
    }
  },
);

test('no two texts have the same version', () => {
  const versions = locales.flatMap((locale) =>
    Object.values(consentTexts(locale)).map(({ version }) => version),
  );
  expect(new Set(versions).size).toBe(versions.length);
});

test('a text stays on record when the pages have another one', async () => {
  const api = await startApi();
  await api.post(contactFields(agreed()));
  await api.stop();
  const client = createClient({ url: `file:${api.databaseFile}`, timeout: 10_000 });
  // As a text of last year stands in the store.
  await client.batch([
    `UPDATE consent_texts SET version = 'old', text = 'What was said last year'`,
    `UPDATE leads SET consent_version = 'old'`,
  ]);
  client.close();
  const again = await startApi(api.env);
  // From a page that a cache still holds.
  await again.post(contactFields({ consent: true, consentVersion: 'old' }));
  expect(
    (await exportedLeads(api.env)).map(({ consentText, subscription }) => [consentText, subscription]),
  ).toEqual(Array(2).fill(['What was said last year', 'pending']));
});

test('a store of the version before is read, its consents prove nothing about the transfer, and it takes new leads', async () => {
  const file = `${temporaryFolder()}/leads.db`;
  const client = createClient({ url: `file:${file}`, timeout: 10_000 });
  await client.execute('CREATE TABLE migrations (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)');
  for (const [index, statements] of migrations.slice(0, 3).entries()) {
    await client.batch([`INSERT INTO migrations VALUES (${index + 1}, 0)`, ...statements], 'write');
  }
  await client.execute(`INSERT INTO leads (id, kind, idempotency_key, created_at, locale, name, email, phone, company,
      subject, message, consent, consent_version, news_consent, news_consent_version, source, suspect)
    VALUES ('old', 'contact', 'k', ${Date.now()}, 'vi', 'Ánh', 'anh@factory.example', '', '', 'erp', 'Xin chào', 1,
      '2026-11-21', 1, '2026-11-21', '', '')`);
  client.close();

  const api = await startApi({ LEADS_DATABASE_URL: `file:${file}` });
  expect((await api.post(contactFields(agreed()))).status).toBe(201);
  const [old, recent] = await exportedLeads(api.env);
  expect(old).toMatchObject({
    id: 'old',
    consent: true,
    consentVersion: '2026-11-21',
    consentText: '',
    newsConsent: true,
    transfer: false,
    transferVersion: '',
    transferText: '',
  });
  expect(recent).toMatchObject({ consent: true, newsConsent: false, transfer: false });
  await runLeads(api.env, 'erase', 'anh@factory.example');
  const { written } = await runLeads(api.env, 'consents', 'anh@factory.example');
  expect(written.match(/text 2026-11-21/g)).toHaveLength(2);
});
