/** @jest-environment node */
import { fieldLimits } from '@/lib/shared/enquiry/fieldLimits';
import { parseEnquiry } from '@/lib/shared/enquiry/parseEnquiry';
import { createMailEnv, SALES } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields, getConsent } from './helpers/enquiryFields';
import { exportEnquiries, runLeads } from './helpers/runLeads';
import { SmtpServer } from './helpers/SmtpServer';
import { startApi } from './helpers/startApi';

test.each([
  ['Anh.Nguyen@Factory.VN', 'Anh.Nguyen@factory.vn'],
  ['\u200Banh@factory.vn\u00A0', 'anh@factory.vn'],
  ['\u2066anh@fac\u00ADtory.vn\u2069', 'anh@factory.vn'],
  ['\uFEFFanh\u2060@factory.vn', 'anh@factory.vn'],
  ['ａｎｈ＠ｆａｃｔｏｒｙ．ｖｎ', 'anh@factory.vn'],
  ['anh@factory。vn', 'anh@factory.vn'],
  ['anh@factory｡vn', 'anh@factory.vn'],
  ['anh @ factory.vn', 'anh@factory.vn'],
  ['<anh@factory.vn>', 'anh@factory.vn'],
  ['＜anh@factory.vn＞', 'anh@factory.vn'],
  ['Nguyễn Ánh <anh@factory.vn>', 'anh@factory.vn'],
  ['"Nguyễn, Ánh" <anh@factory.vn>;', 'anh@factory.vn'],
  ["'anh@factory.vn' <anh@factory.vn>", 'anh@factory.vn'],
  ['mailto:anh@factory.vn', 'anh@factory.vn'],
  ['MAILTO:anh@factory.vn?bcc=b@other.example', 'anh@factory.vn'],
  ['anh@factory.vn.', 'anh@factory.vn'],
  ['anh@factory.vn，', 'anh@factory.vn'],
  ['“anh@factory.vn”', 'anh@factory.vn'],
  ['（anh@factory.vn）', 'anh@factory.vn'],
  ["'anh@factory.vn'", 'anh@factory.vn'],
  ['info@công-ty.vn', 'info@xn--cng-ty-ixa.vn'],
  ['info@CÔNG-TY.vn'.normalize('NFD'), 'info@xn--cng-ty-ixa.vn'],
  ['info@xn--cng-ty-ixa.vn', 'info@xn--cng-ty-ixa.vn'],
  ['张三@例子.中国', '张三@xn--fsqu00a.xn--fiqs8s'],
  ['nguyễn@factory.vn', 'nguyễn@factory.vn'],
  ['анна@пример.рф', 'анна@xn--e1afmkfd.xn--p1ai'],
  ["o'brien+tag@factory.vn", "o'brien+tag@factory.vn"],
  ['!#$%&*+/=?^_`{|}~-@factory.vn', '!#$%&*+/=?^_`{|}~-@factory.vn'],
  ['.a..b.@factory.vn', '.a..b.@factory.vn'],
])('stores the email address %s as %s', (input, email) => {
  expect(parseEnquiry(createContactFields({ email: input }))).toMatchObject({
    ok: true,
    enquiry: { email },
  });
});

const attacks = [
  '=?utf-8?q?v=40evil.example=2C?=@x.example',
  '=?x?q?a?=@x.example',
  'a@b.vn, c@d.vn',
  'a@b.vn，c@d.vn',
  'a@b.vn;c@d.vn',
  'a@b.vn c@d.vn',
  'a@b.vn\u2028c@d.vn',
  '<a@b.vn>,<c@d.vn>',
  '<a@b.vn> <c@d.vn>',
  'a@b.vn <c@d.vn>',
  '"a@b.vn" <c@d.vn>',
  'a@b.vn> <c@d.vn',
  'mailto:a@b.vn,c@d.vn',
  'friends: a@b.vn, c@d.vn;',
  'friends:a@b.vn;',
  '@b.vn,@c.vn:a@d.vn',
  '"a b"@c.vn',
  '"a@b.vn,"@c.vn',
  '"<a@b.vn>"@c.vn',
  'a\\@b@c.vn',
  'a@b@c.vn',
  'a＠b.vn@c.vn',
  'a@b.vn(c@d.vn)',
  '(a)b@c.vn',
  'a@b.vn\nBcc: c@d.vn',
  'a@b.vn\r\nRCPT TO:<c@d.vn>',
  'Bcc: x\n<a@b.vn>',
  'a@b.vn\0',
  'a\0@b.vn',
  '\ud800@b.vn',
  '\u0430nh@b.vn',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@１２７.０.０.１',
  'root@localhost',
  'a@b.vn:25',
  'a@例子.中国:25',
  'a@b/c.vn',
  'a@-b.vn',
  'a@b..vn',
];

test.each(attacks)('rejects the email address %j', (email) => {
  expect(parseEnquiry(createContactFields({ email }))).toEqual({ ok: false, errors: { email: 'invalid' } });
});

test('treats an email address of invisible characters as missing', () => {
  const parsed = parseEnquiry(createContactFields({ email: '\u200B\u2060', phone: '' }));
  expect(parsed).toEqual({ ok: false, errors: { email: 'required' } });
});

test('does not count the display name towards the length', () => {
  const email = `${'n'.repeat(fieldLimits.email)} <anh@factory.vn>`;
  expect(parseEnquiry(createContactFields({ email }))).toMatchObject({
    enquiry: { email: 'anh@factory.vn' },
  });
});

test('creates one subscription for all spellings of an email address', async () => {
  const smtp = new SmtpServer();
  const api = await startApi(createMailEnv(await smtp.listen()));
  for (const email of ['info@công-ty.vn', 'INFO@xn--cng-ty-ixa.vn', 'Công ty <info@CÔNG－TY。vn>']) {
    expect((await api.post(createNewsletterFields({ email }))).status).toBe(201);
  }
  const [mail] = await smtp.waitForMails(1);
  await smtp.close();
  expect(mail?.to).toEqual(['info@xn--cng-ty-ixa.vn']);
  const { written } = await runLeads(api.env, 'erase', 'info@công-ty.vn');
  expect(written).toBe('Deleted 3 enquiries and 1 subscription of info@xn--cng-ty-ixa.vn.\n');
});

test('shows a non-ASCII email address in the text to sales', async () => {
  const smtp = new SmtpServer();
  const api = await startApi(createMailEnv(await smtp.listen()));
  await api.post(createContactFields({ ...getConsent(), email: '张三@例子.中国' }));
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  await smtp.close();
  expect(mail?.headers).not.toHaveProperty('reply-to');
  expect(mail?.text).toContain('张三@xn--fsqu00a.xn--fiqs8s');
});

test('erases a pasted email address', async () => {
  const api = await startApi();
  await api.post(createContactFields({ email: 'anh@factory.vn' }));
  expect((await runLeads(api.env, 'erase', 'Ánh <anh＠factory.vn>')).code).toBe(0);
  expect(await exportEnquiries(api.env)).toEqual([]);
});
