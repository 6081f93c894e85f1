import { fieldLimits } from '@/lib/enquiry/fields';
import { parseEnquiry } from '@/lib/enquiry/schema';
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
  [
    'a request for a call without a message',
    createContactFields({ message: undefined, phone: '0912 345 678', replyChannel: 'phone' }),
  ],
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
  [
    'a long display name',
    createContactFields({ email: `${'n'.repeat(fieldLimits.email)} <anh@factory.vn>` }),
  ],
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
  ['no people', createContactFields({ people: '0' }), { people: 'invalid' }],
  ['a negative number of people', createContactFields({ people: '-3' }), { people: 'invalid' }],
  ['a number of people in words', createContactFields({ people: 'two' }), { people: 'invalid' }],
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

test.each([
  ['spaces, line breaks and NUL', 'message', ' a\r\nb\rc\0 ', 'a\nb\nc\uFFFD'],
  ['lines of other systems', 'message', 'a\u2028b\vc\u0085d', 'a\nb\nc\nd'],
  ['a reversed text', 'name', 'A\u202Egnp.exe\u2066', 'Agnp.exe'],
  ['controls, marks and hidden letters', 'name', '\u001Ba\u009B\u200E\uFEFF\u{E0041}b\u00AD', 'ab'],
  ['joined emoji and letters', 'name', '👩‍👧❤️ 葛\u{E0100} می\u200Cخواهم', '👩‍👧❤️ 葛\u{E0100} می\u200Cخواهم'],
  ['blank letters', 'company', '\u2800\u3164\u115F\u200D\uFE0F', ''],
  ['a telephone number with marks', 'phone', '\u202A+84 912 345 678\u202C', '+84 912 345 678'],
])('reads %s', (_, name, input, expected) => {
  expect(parseEnquiry(createContactFields({ [name]: input }))).toMatchObject({
    enquiry: { [name]: expected },
  });
});
