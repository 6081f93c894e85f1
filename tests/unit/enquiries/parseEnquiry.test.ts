/** @jest-environment node */
import { fieldLimits } from '@/lib/shared/enquiry/fieldLimits';
import { parseEnquiry } from '@/lib/shared/enquiry/parseEnquiry';
import { contactFields, getConsent, getTransferConsent, newsletterFields } from './helpers/enquiryFields';

const longestEmail = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.vn`;

test.each([
  ['every field of an enquiry', contactFields({ company: '越南工厂', source: '/vi/contact/' })],
  ['an enquiry without a telephone number', contactFields({ phone: '' })],
  ['a telephone number of invisible characters', contactFields({ phone: '\u202A\u202C' })],
  ['an enquiry whose optional fields are null', contactFields({ phone: null, company: null })],
  ['an enquiry with both consents', contactFields({ ...getConsent(), ...getTransferConsent() })],
  ['an enquiry with both consents refused', contactFields({ consent: false, transfer: false })],
  ['a trial without a message', contactFields({ kind: 'trial', message: undefined })],
  ['a newsletter with required fields only', newsletterFields()],
  [
    'checkboxes of a native form',
    contactFields({ ...getConsent(), consent: 'on', ...getTransferConsent(), transfer: 'true' }),
  ],
  ['a name of maximum length', contactFields({ name: '名'.repeat(fieldLimits.name) })],
  ['a message of maximum length', contactFields({ message: 'm'.repeat(fieldLimits.message) })],
  [
    'CRLF line breaks as one character each',
    contactFields({ message: 'm\r\n'.repeat(fieldLimits.message / 2 - 1) }),
  ],
  ['a long email address', contactFields({ email: longestEmail })],
  ['a long page path, which is truncated', contactFields({ source: `/${'p'.repeat(999)}` })],
])('accepts %s', (_, fields) => {
  expect(parseEnquiry(fields)).toMatchObject({ ok: true });
});

test.each([
  ['no kind', contactFields({ kind: undefined }), { kind: 'required' }],
  ['an unknown kind', contactFields({ kind: 'spam' }), { kind: 'invalid' }],
  ['no locale', contactFields({ locale: undefined }), { locale: 'required' }],
  ['an unknown locale', contactFields({ locale: 'fr' }), { locale: 'invalid' }],
  ['no name', contactFields({ name: undefined }), { name: 'required' }],
  ['a blank name', contactFields({ name: '   ' }), { name: 'required' }],
  ['a name of invisible characters', contactFields({ name: '\u200B \uFEFF' }), { name: 'required' }],
  ['a name that is too long', contactFields({ name: 'n'.repeat(121) }), { name: 'tooLong' }],
  ['a name of 61 characters beyond U+FFFF', contactFields({ name: '𠮷'.repeat(61) }), { name: 'tooLong' }],
  ['a name that is not text', contactFields({ name: { first: 'A' } }), { name: 'invalid' }],
  ['no email address', contactFields({ email: '' }), { email: 'required' }],
  ['an invalid email address', contactFields({ email: 'anh.factory' }), { email: 'invalid' }],
  ['two email addresses', contactFields({ email: 'a@b.vn, c@d.vn' }), { email: 'invalid' }],
  ['an email address with a header', contactFields({ email: 'a@b.vn\nBcc: c@d.vn' }), { email: 'invalid' }],
  [
    'an email address that is too long',
    contactFields({ email: `x${longestEmail}x`.repeat(2) }),
    { email: 'tooLong' },
  ],
  ['a telephone number of letters', contactFields({ phone: 'call me' }), { phone: 'invalid' }],
  ['a telephone number that is too long', contactFields({ phone: '1'.repeat(41) }), { phone: 'tooLong' }],
  ['no subject', contactFields({ subject: '' }), { subject: 'required' }],
  ['an unknown subject', contactFields({ subject: 'wms' }), { subject: 'invalid' }],
  ['no message', contactFields({ message: '\n \n' }), { message: 'required' }],
  ['a message that is too long', contactFields({ message: 'm'.repeat(5001) }), { message: 'tooLong' }],
  ['a message of nested lists', contactFields({ message: [[[[]]]] }), { message: 'invalid' }],
  ['an invalid consent', contactFields({ consent: 'maybe' }), { consent: 'invalid' }],
  ['a consent without its version', contactFields({ consent: true }), { consentVersion: 'required' }],
  [
    'a transfer consent without its version',
    contactFields({ transfer: 'on' }),
    { transferVersion: 'required' },
  ],
  ['an invalid transfer consent', contactFields({ transfer: 'maybe' }), { transfer: 'invalid' }],
  ['a newsletter without consent', newsletterFields({ consent: false }), { consent: 'required' }],
  [
    'a newsletter without the version of its consent',
    newsletterFields({ consentVersion: undefined }),
    { consentVersion: 'required' },
  ],
  ['a list', [], { kind: 'required' }],
  ['nothing', null, { kind: 'required' }],
  [
    'several errors at once',
    contactFields({ name: '', email: 'x', subject: '' }),
    { name: 'required', email: 'invalid', subject: 'required' },
  ],
])('rejects %s', (_, fields, errors) => {
  expect(parseEnquiry(fields)).toEqual({ ok: false, errors });
});

test('trims texts, normalizes line breaks and replaces NUL', () => {
  const parsed = parseEnquiry(contactFields({ name: ' 王伟 ', message: 'a\r\nb\rc\0 ' }));
  expect(parsed).toMatchObject({ enquiry: { name: '王伟', message: 'a\nb\nc\uFFFD' } });
});

test.each([
  '+84 28 0000 0123',
  '+84 (28) 0000-0123',
  '(+84) 28 3822 1234',
  '028.3822.1234',
  '0901 234 567',
  '090-1234567',
  '+86 138 0000 0000',
  '0086-755-0000-0123',
  '（0755）0000 0123',
  '＋８６ １３８００００００００',
  '0755–00000123',
  '0755-0000 0123 转 801',
  '0755-00000123转801',
  '028 3822 1234 ext. 12',
  '028 3822 1234 máy lẻ 12',
  '028/38221234',
  '\u202A+84901234567\u202C',
  '0755 0000 0123, x 12',
  '+84 90 123 4567#9',
  '1234567',
  '0912 345 678 / 0987 654 321',
  '0912345678、0987654321',
  '0912345678 0987654321',
  '0912.345.678-0987.654.321',
  '0912345678 hoặc 0987654321',
  '0912,345,678',
  '0912345678 (Zalo)',
  '13800138000（微信同号）',
  'Mr. Nam 0912 345 678',
  'WhatsApp: +84 91 234 5678',
  'tel:+84-28-3822-1234',
  '+84 (0) 28 3822 1234',
  '0084 28 3822 1234',
  '٠٩١٢٣٤٥٦٧٨',
  '०९१२३४५६७८',
  '\u2066+84\u00A0912\u200B345\u00AD678\u2069',
  '++84 901 234 567',
  '84+901234567',
  '0901234567;ls',
])('accepts the telephone number %s', (phone) => {
  expect(parseEnquiry(contactFields({ phone }))).toMatchObject({ ok: true, enquiry: { phone } });
});

test.each(['123456', '12 34 56', '1234567890123456', '+', 'call me', '不方便', '1 hoặc 2 hoặc 3'])(
  'rejects the telephone number %s',
  (phone) => {
    expect(parseEnquiry(contactFields({ phone }))).toEqual({ ok: false, errors: { phone: 'invalid' } });
  },
);
