/** @jest-environment node */
import { fieldLimits } from '@/lib/shared/enquiry/fieldLimits';
import { parseEnquiry } from '@/lib/shared/enquiry/parseEnquiry';
import {
  createContactFields,
  createNewsletterFields,
  getConsent,
  getTransferConsent,
} from './helpers/enquiryFields';

const longestEmail = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.vn`;

test.each([
  ['every field of an enquiry', createContactFields({ company: '越南工厂', source: '/vi/contact/' })],
  ['an enquiry without a telephone number', createContactFields({ phone: '' })],
  ['a telephone number of invisible characters', createContactFields({ phone: '\u202A\u202C' })],
  ['an enquiry whose optional fields are null', createContactFields({ phone: null, company: null })],
  ['an enquiry with both consents', createContactFields({ ...getConsent(), ...getTransferConsent() })],
  ['an enquiry with both consents refused', createContactFields({ consent: false, transfer: false })],
  ['a trial without a message', createContactFields({ kind: 'trial', message: undefined })],
  ['a newsletter subscription with required fields only', createNewsletterFields()],
  [
    'checkboxes of a native form',
    createContactFields({ ...getConsent(), consent: 'on', ...getTransferConsent(), transfer: 'true' }),
  ],
  ['a name of maximum length', createContactFields({ name: '名'.repeat(fieldLimits.name) })],
  ['a message of maximum length', createContactFields({ message: 'm'.repeat(fieldLimits.message) })],
  [
    'CRLF line breaks as one character each',
    createContactFields({ message: 'm\r\n'.repeat(fieldLimits.message / 2 - 1) }),
  ],
  ['a long email address', createContactFields({ email: longestEmail })],
  ['a long page path, which is truncated', createContactFields({ source: `/${'p'.repeat(999)}` })],
])('accepts %s', (_, fields) => {
  expect(parseEnquiry(fields)).toMatchObject({ ok: true });
});

test.each([
  ['no kind', createContactFields({ kind: undefined }), { kind: 'required' }],
  ['an unknown kind', createContactFields({ kind: 'spam' }), { kind: 'invalid' }],
  ['no locale', createContactFields({ locale: undefined }), { locale: 'required' }],
  ['an unknown locale', createContactFields({ locale: 'fr' }), { locale: 'invalid' }],
  ['no name', createContactFields({ name: undefined }), { name: 'required' }],
  ['a blank name', createContactFields({ name: '   ' }), { name: 'required' }],
  ['a name of invisible characters', createContactFields({ name: '\u200B \uFEFF' }), { name: 'required' }],
  ['a name that is too long', createContactFields({ name: 'n'.repeat(121) }), { name: 'tooLong' }],
  [
    'a name of 61 characters beyond U+FFFF',
    createContactFields({ name: '𠮷'.repeat(61) }),
    { name: 'tooLong' },
  ],
  ['a name that is not text', createContactFields({ name: { first: 'A' } }), { name: 'invalid' }],
  [
    'no email address or telephone number',
    createContactFields({ email: '', phone: '' }),
    { email: 'required' },
  ],
  ['an invalid email address', createContactFields({ email: 'anh.factory' }), { email: 'invalid' }],
  ['two email addresses', createContactFields({ email: 'a@b.vn, c@d.vn' }), { email: 'invalid' }],
  [
    'an email address with a header',
    createContactFields({ email: 'a@b.vn\nBcc: c@d.vn' }),
    { email: 'invalid' },
  ],
  [
    'an email address that is too long',
    createContactFields({ email: `x${longestEmail}x`.repeat(2) }),
    { email: 'tooLong' },
  ],
  ['a telephone number of letters', createContactFields({ phone: 'call me' }), { phone: 'invalid' }],
  [
    'a telephone number that is too long',
    createContactFields({ phone: '1'.repeat(41) }),
    { phone: 'tooLong' },
  ],
  ['no subject', createContactFields({ subject: '' }), { subject: 'required' }],
  ['an unknown subject', createContactFields({ subject: 'wms' }), { subject: 'invalid' }],
  ['no message', createContactFields({ message: '\n \n' }), { message: 'required' }],
  ['a message that is too long', createContactFields({ message: 'm'.repeat(5001) }), { message: 'tooLong' }],
  ['a message of nested lists', createContactFields({ message: [[[[]]]] }), { message: 'invalid' }],
  ['an invalid consent', createContactFields({ consent: 'maybe' }), { consent: 'invalid' }],
  ['a consent without its version', createContactFields({ consent: true }), { consentVersion: 'required' }],
  [
    'a transfer consent without its version',
    createContactFields({ transfer: 'on' }),
    { transferVersion: 'required' },
  ],
  ['an invalid transfer consent', createContactFields({ transfer: 'maybe' }), { transfer: 'invalid' }],
  [
    'a newsletter subscription without consent',
    createNewsletterFields({ consent: false }),
    { consent: 'required' },
  ],
  [
    'a newsletter subscription without the version of its consent',
    createNewsletterFields({ consentVersion: undefined }),
    { consentVersion: 'required' },
  ],
  ['a list', [], { kind: 'required' }],
  ['null', null, { kind: 'required' }],
  [
    'several errors at once',
    createContactFields({ name: '', email: 'x', subject: '' }),
    { name: 'required', email: 'invalid', subject: 'required' },
  ],
])('rejects %s', (_, fields, errors) => {
  expect(parseEnquiry(fields)).toEqual({ ok: false, errors });
});

test('trims texts, normalizes line breaks and replaces NUL', () => {
  const parsed = parseEnquiry(createContactFields({ name: ' 王伟 ', message: 'a\r\nb\rc\0 ' }));
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
  expect(parseEnquiry(createContactFields({ phone }))).toMatchObject({ ok: true, enquiry: { phone } });
});

test.each(['123456', '12 34 56', '1234567890123456', '+', 'call me', '不方便', '1 hoặc 2 hoặc 3'])(
  'rejects the telephone number %s',
  (phone) => {
    expect(parseEnquiry(createContactFields({ phone }))).toEqual({ ok: false, errors: { phone: 'invalid' } });
  },
);
