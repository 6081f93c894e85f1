import { getConsentTexts } from '@/lib/content/messages/getConsentTexts';
import { getStoredText } from '@/lib/enquiry/consentText';
import {
  createContactFields,
  createNewsletterFields,
  getConsent,
  getTransferConsent,
} from './helpers/enquiryFields';
import { exportEnquiries, runLeads } from './helpers/runLeads';
import { type RunningApi, startApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

const DAY_MS = 86_400_000;

function getTimeMonthsAgo(months: number): number {
  return Math.round(Date.now() - months * 30.5 * DAY_MS);
}

/** Starts a server, stores enquiries a number of months ago, and stops it. Returns the stopped server. */
async function createStoppedServer(
  ...enquiries: { email: string; name: string; months: number }[]
): Promise<RunningApi> {
  const api = await startApi({ LEADS_RATE_LIMIT: '0' });
  await api.recorder.waitForEntry({ event: 'retention', status: 'done' });
  for (const { email, name } of enquiries)
    await api.post(createContactFields({ email, name, ...getConsent(), ...getTransferConsent() }));
  await api.stop();
  await runSql(
    api.env.LEADS_DATABASE_URL,
    ...enquiries.map(
      ({ name, months }) =>
        `UPDATE leads SET created_at = ${getTimeMonthsAgo(months)} WHERE name = '${name}'`,
    ),
  );
  return api;
}

async function restart(api: RunningApi): Promise<RunningApi> {
  const restarted = await startApi(api.env);
  await restarted.recorder.waitForEntry({ event: 'retention', status: 'done' });
  return { ...restarted, databaseFile: api.databaseFile };
}

test('deletes enquiries 24 months after the last contact', async () => {
  const stopped = await createStoppedServer(
    { email: 'old@factory.example', name: 'Old', months: 25 },
    { email: 'almost@factory.example', name: 'Almost', months: 23 },
    { email: 'faithful@factory.example', name: 'Earlier', months: 40 },
    { email: 'Faithful@factory.example', name: 'Latest', months: 2 },
  );
  const api = await restart(stopped);
  const names = (await exportEnquiries(api.env)).map(({ name }) => name);
  expect(names).toEqual(['Earlier', 'Almost', 'Latest']);
  expect(api.recorder.entries).toContainEqual(
    expect.objectContaining({ event: 'retention', leads: 1, subscribers: 0 }),
  );
});

test('deletes more enquiries than one batch', async () => {
  const stopped = await createStoppedServer({ email: 'old@factory.example', name: 'Old', months: 25 });
  await runSql(
    stopped.env.LEADS_DATABASE_URL,
    `INSERT INTO leads (id, kind, idempotency_key, created_at, locale, name, email, phone, company,
      subject, message, consent, consent_version, transfer, transfer_version,
      mailbox, phone_key, content_hash, source, suspect)
      SELECT 'copy' || value, kind, 'key' || value, created_at, locale, name, email, phone, company,
      subject, message, consent, consent_version, transfer, transfer_version,
      mailbox, phone_key, content_hash, source, suspect
      FROM leads, (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 450)
      SELECT value FROM n) AS numbers`,
  );
  const api = await restart(stopped);
  expect(await exportEnquiries(api.env)).toEqual([]);
});

test('keeps proofs of consent for 3 years after withdrawal', async () => {
  const stopped = await createStoppedServer();
  const api = await startApi(stopped.env);
  for (const reader of ['in-force', 'recent', 'expired', 'forgotten']) {
    await api.post(createNewsletterFields({ email: `${reader}@factory.example` }));
  }
  await api.stop();
  const createUpdate = (values: string, reader: string) =>
    `UPDATE subscribers SET ${values} WHERE email = '${reader}@factory.example'`;
  await runSql(
    stopped.env.LEADS_DATABASE_URL,
    createUpdate(`status = 'confirmed', requested_at = ${getTimeMonthsAgo(60)}`, 'in-force'),
    createUpdate(`status = 'unsubscribed', unsubscribed_at = ${getTimeMonthsAgo(35)}`, 'recent'),
    createUpdate(`status = 'unsubscribed', unsubscribed_at = ${getTimeMonthsAgo(37)}`, 'expired'),
    createUpdate(`requested_at = ${getTimeMonthsAgo(25)}`, 'forgotten'),
  );
  await restart(stopped);
  const remaining = await runSql(
    stopped.env.LEADS_DATABASE_URL,
    'SELECT email FROM subscribers ORDER BY email',
  );
  expect(remaining.map(({ email }) => email)).toEqual(['in-force@factory.example', 'recent@factory.example']);
});

test('ends no consent before it was given, even if the clock was set back', async () => {
  const email = 'early@factory.example';
  const stopped = await createStoppedServer({ email, name: 'Early', months: -2 });
  const api = await startApi(stopped.env);
  await api.post(createNewsletterFields({ email }));
  await api.stop();
  const given = getTimeMonthsAgo(-2);
  await runSql(stopped.env.LEADS_DATABASE_URL, `UPDATE subscribers SET requested_at = ${given}`);
  await runLeads(stopped.env, 'erase', email);
  const proofs = await runSql(stopped.env.LEADS_DATABASE_URL, 'SELECT given_at, ended_at FROM consents');
  expect(proofs.length).toBeGreaterThan(2);
  for (const { given_at, ended_at } of proofs)
    expect(Number(ended_at)).toBeGreaterThanOrEqual(Number(given_at));
});

test('deletes unconfirmed requests after 24 months and former proofs after 3 years', async () => {
  const stopped = await createStoppedServer();
  const runUpdate = (values: string) => runSql(stopped.env.LEADS_DATABASE_URL, `UPDATE ${values}`);
  const readEndTimes = async () => {
    const rows = await runSql(stopped.env.LEADS_DATABASE_URL, 'SELECT ended_at FROM consents ORDER BY 1');
    return rows.map(({ ended_at }) => Number(ended_at));
  };
  const first = await startApi(stopped.env);
  await first.post(createNewsletterFields());
  await first.stop();
  const ended = getTimeMonthsAgo(35);
  await runUpdate(`subscribers SET status = 'unsubscribed', unsubscribed_at = ${ended}`);

  const second = await restart(stopped);
  for (const locale of ['zh', 'vi']) await second.post(createNewsletterFields({ locale }));
  await second.stop();
  expect(await readEndTimes()).toEqual([ended]);
  await runUpdate(`subscribers SET requested_at = ${getTimeMonthsAgo(25)}`);
  await (await restart(stopped)).stop();
  expect(await runSql(stopped.env.LEADS_DATABASE_URL, 'SELECT id FROM subscribers')).toEqual([]);
  expect(await readEndTimes()).toEqual([ended, expect.any(Number)]);

  await runUpdate(`consents SET ended_at = ${getTimeMonthsAgo(37)} WHERE ended_at = ${ended}`);
  await restart(stopped);
  expect(await readEndTimes()).toHaveLength(1);
});

test('keeps proofs of consent of erased people without email address', async () => {
  const stopped = await createStoppedServer(
    { email: 'old@factory.example', name: 'Old', months: 25 },
    { email: 'gone@factory.example', name: 'Gone', months: 1 },
  );
  await runLeads(stopped.env, 'erase', 'GONE@factory.example');
  const api = await restart(stopped);
  for (const email of ['OLD@factory.example', 'gone@factory.example']) {
    const { written } = await runLeads(api.env, 'consents', email);
    for (const [purpose, text] of [
      ['information', getConsentTexts('vi').information],
      ['transfer', getConsentTexts('vi').transfer],
    ] as const) {
      expect(written).toMatch(
        new RegExp(`^${purpose} +vi +text ${text.version} +given 20.*Z +ended 20.*Z$`, 'm'),
      );
      expect(written).toContain(`  ${getStoredText(text).replace('\n', '\n  ')}\n`);
    }
  }
  expect((await runLeads(api.env, 'consents', 'nobody@factory.example')).written).toBe('');
  const consents = await runSql(stopped.env.LEADS_DATABASE_URL, 'SELECT * FROM consents');
  // Two consents of each person, and a subscription request of one of them.
  expect(consents).toHaveLength(5);
  expect(JSON.stringify(consents)).not.toContain('@');

  await api.stop();
  await runSql(
    stopped.env.LEADS_DATABASE_URL,
    `UPDATE consents SET ended_at = ${getTimeMonthsAgo(37)} WHERE id = '${consents[0]?.id}'`,
  );
  await restart(stopped);
  expect(await runSql(stopped.env.LEADS_DATABASE_URL, 'SELECT id FROM consents')).toHaveLength(4);
});

test('keeps no proof for an enquiry without consent', async () => {
  const api = await startApi();
  expect((await api.post(createContactFields({ consent: undefined }))).status).toBe(201);
  expect((await runLeads(api.env, 'erase', 'anh@factory.example')).written).toContain('Deleted 1 enquiry');
  expect((await runLeads(api.env, 'consents', 'anh@factory.example')).written).toBe('');
});
