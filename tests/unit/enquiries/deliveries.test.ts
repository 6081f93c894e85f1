import { createMailEnv, SALES } from './helpers/createMailEnv';
import {
  createContactFields,
  createNewsletterFields,
  getConsent,
  getTransferConsent,
} from './helpers/enquiryFields';
import { getReadiness } from './helpers/getReadiness';
import { runLeads } from './helpers/runLeads';
import { createSmtpServer, startApi, startMailApi } from './helpers/startApi';

test("mails an enquiry to sales in the visitor's language", async () => {
  const { api, smtp } = await startMailApi();
  const fields = createContactFields({ company: '越南工厂', source: '/vi/contact/' });
  const id = await api.postForId(fields);
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.to).toEqual([SALES]);
  expect(mail?.headers).toMatchObject({
    from: 'Lotus <no-reply@lotus.example>',
    to: SALES,
    'reply-to': 'anh@factory.example',
    subject: 'Lời gọi · Đò · Nguyễn Thị Ánh',
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(mail?.text).toContain(`Mục id: ${id}\n`);
  expect(mail?.text).toContain('\nMục name: Nguyễn Thị Ánh\nMục company: 越南工厂\nMục email: ');
  expect(mail?.text).toContain(`\nMục source: /vi/contact/\n\nMục message:\n\n${fields.message}\n`);
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'delivered' });
  expect((await runLeads(api.env, 'show', id)).written).toMatch(/^sales: +delivered 20/m);
});

test("mails an enquiry to sales in the team's language", async () => {
  const { api, smtp } = await startMailApi({ SALES_LOCALE: 'en' });
  await api.post(createContactFields({ source: '/vi/contact/' }));
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.text).toContain('The language: Tiếng Việt\n');
});

test('shows a non-ASCII email address in the text to sales', async () => {
  const { api, smtp } = await startMailApi();
  await api.post(createContactFields({ ...getConsent(), email: '张三@例子.中国' }));
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.headers).not.toHaveProperty('reply-to');
  expect(mail?.text).toContain('张三@xn--fsqu00a.xn--fiqs8s');
});

const RECIPIENTS = ['a@lotus.example', 'b@lotus.example', 'c@lotus.example'];

test('sends each sales recipient a separate mail that lists all', async () => {
  const list = `${RECIPIENTS.join(' , ')},${RECIPIENTS[0]}`;
  const { api, smtp } = await startMailApi({ SALES_EMAIL: list });
  await api.post(createContactFields());
  for (const person of RECIPIENTS) {
    const [mail] = await smtp.waitForMailsTo(person, 1);
    expect(mail?.to).toEqual([person]);
    expect(mail?.headers.to).toBe(RECIPIENTS.join(', '));
  }
  await api.recorder.waitForEntry({ channel: 'acknowledgement', status: 'delivered' });
  expect(smtp.mails).toHaveLength(4);
});

test.each(['SALES_EMAIL', 'HEADQUARTERS_EMAIL'])(
  'retries only the failed recipient of %s',
  async (variable) => {
    const { api, smtp } = await startMailApi({ [variable]: RECIPIENTS.join(', ') });
    smtp.refuseMailsTo('b@lotus.example', '450 greylisted');
    await api.post(createContactFields(getTransferConsent()));
    const failed = await api.recorder.waitForEntry({ recipient: 'b@lotus.example', status: 'failed' });
    expect(failed.error).toBe('EENVELOPE 450');
    await api.recorder.waitForEntry({ recipient: 'b@lotus.example', status: 'delivered', attempt: 2 });
    for (const person of RECIPIENTS) expect(await smtp.waitForMailsTo(person, 1)).toHaveLength(1);
  },
);

test('sends a dead letter to the new SALES_EMAIL', async () => {
  const { api: first, smtp } = await startMailApi({ SALES_EMAIL: 'a@lotus.example, b@lotus.example' });
  smtp.refuseMailsTo('b@lotus.example', '550 5.1.1 mailbox unknown');
  await first.post(createContactFields());
  await first.recorder.waitForEntry({ status: 'abandoned' });
  await smtp.waitForMailsTo('a@lotus.example', 1);
  await first.stop();

  const changedEnv = { ...first.env, SALES_EMAIL: 'c@lotus.example, a@lotus.example' };
  await runLeads(changedEnv, 'retry', '--all');
  await startApi(changedEnv);
  await smtp.waitForMailsTo('c@lotus.example', 1);
  expect(smtp.getMailsTo('a@lotus.example')).toHaveLength(1);
});

test('marks a honeypot hit in the subject and sends no reply', async () => {
  const { api, smtp } = await startMailApi();
  await api.post(createContactFields({ website: 'spam.example', locale: 'en', ...getConsent('en') }));
  await api.post(createNewsletterFields({ website: 'spam.example' }));
  await api.post(createContactFields({ locale: 'en', email: 'other@factory.example' }));
  await smtp.waitForMailsTo('other@factory.example', 1);
  const mails = await smtp.waitForMailsTo(SALES, 2);
  expect(smtp.mails).toHaveLength(3);
  expect(mails.map(({ headers }) => headers.subject)).toEqual([
    '[Suspect] Call · Boats · Nguyễn Thị Ánh',
    'Call · Boats · Nguyễn Thị Ánh',
  ]);
});

test('retries failed mail with the same Message-ID', async () => {
  const smtp = createSmtpServer();
  const port = await smtp.listen();
  await smtp.close();
  const api = await startApi(createMailEnv(port));
  await api.post(createContactFields());
  const failed = await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'failed' });
  expect(failed.error).toBe('ESOCKET');

  smtp.refuseMailsTo(SALES, '451 try again later');
  await smtp.listen(port);
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.headers['message-id']).toBe(`<${failed.id}@lotus.example>`);
  await api.recorder.waitForEntry({ status: 'failed', error: 'EENVELOPE 451' });
  await api.recorder.waitForEntry({ status: 'delivered', id: failed.id });
  await api.recorder.waitForEntry({ status: 'delivered', channel: 'acknowledgement' });
  expect(await getReadiness(api)).toMatchObject({ deliveries: { waiting: 0 } });
});

test.each(['550 5.7.1 relaying denied', '530 authentication required'])(
  'retries a mail after the reply "%s"',
  async (reply) => {
    const { api, smtp } = await startMailApi();
    smtp.refuseMailsTo(SALES, reply);
    await api.post(createContactFields());
    await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'failed' });
  },
);
