import { fieldLimits } from '@/lib/enquiry/fields';
import { parseEnquiry } from '@/lib/enquiry/schema';
import { SALES } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields, getConsent } from './helpers/enquiryFields';
import { runLeads } from './helpers/runLeads';
import { startMailApi } from './helpers/startApi';

test('does not count the display name towards the length', () => {
  const email = `${'n'.repeat(fieldLimits.email)} <anh@factory.vn>`;
  expect(parseEnquiry(createContactFields({ email }))).toMatchObject({
    enquiry: { email: 'anh@factory.vn' },
  });
});

test('creates one subscription for all spellings of an email address', async () => {
  const { api, smtp } = await startMailApi();
  for (const email of ['info@công-ty.vn', 'INFO@xn--cng-ty-ixa.vn', 'Công ty <info@CÔNG－TY。vn>']) {
    expect((await api.post(createNewsletterFields({ email }))).status).toBe(201);
  }
  const [mail] = await smtp.waitForMails(1);
  expect(mail?.to).toEqual(['info@xn--cng-ty-ixa.vn']);
  const { written } = await runLeads(api.env, 'erase', 'Công ty <info＠công-ty.vn>');
  expect(written).toBe('Deleted 3 enquiries and 1 subscription of info@xn--cng-ty-ixa.vn.\n');
});

test('shows a non-ASCII email address in the text to sales', async () => {
  const { api, smtp } = await startMailApi();
  await api.post(createContactFields({ ...getConsent(), email: '张三@例子.中国' }));
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.headers).not.toHaveProperty('reply-to');
  expect(mail?.text).toContain('张三@xn--fsqu00a.xn--fiqs8s');
});
