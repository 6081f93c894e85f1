import fc from 'fast-check';
import { formatCsvLine } from '../cli/csv';
import { formatEnquiry, formatEnquiryLine } from '../cli/formatEnquiry';
import { composeSalesMail } from '../delivery/mail/composeSalesMail';
import type { MailMessages, StoredEnquiry } from '../EnquiriesOptions';
import { canonicalizeEmail } from '../intake/canonicalizeEmail';
import { classifyOrigin } from '../intake/classifyOrigin';
import { getClientIp } from '../intake/getClientIp';
import { getNetworks } from '../intake/getNetworks';
import { FORM_TYPE, JSON_TYPE, parseBody, parseMediaType } from '../intake/parseBody';
import { RequestError } from '../intake/RequestError';
import { readIdempotencyKey } from '../intake/readIdempotencyKey';
import { verifyToken } from '../newsletter/newsletterToken';
import { content, site } from './site';

const messages = content.messages.en as MailMessages;

/** An enquiry whose text fields all contain a text, at the maximum length of a message. */
function createEnquiry(text: string): StoredEnquiry {
  const values = { text: text.slice(0, 5000), box: true, time: '2026-11-22T00:00:00.000Z' };
  return Object.fromEntries(
    Object.entries(site.fields).map(([name, { type }]) => [name, values[type]]),
  ) as StoredEnquiry;
}

function ignoreRequestErrors<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

/** All functions that read input from visitors or attackers: each accepts any text and never throws. */
const readers: [name: string, read: (text: string) => unknown][] = [
  ['parseBody, JSON', (text) => ignoreRequestErrors(() => parseBody(JSON_TYPE, text))],
  ['parseBody, a JSON string', (text) => parseBody(JSON_TYPE, JSON.stringify({ text }))],
  ['parseBody, a form', (text) => ignoreRequestErrors(() => parseBody(FORM_TYPE, text))],
  ['parseMediaType', parseMediaType],
  ['readIdempotencyKey', (text) => readIdempotencyKey(text, text)],
  ['classifyOrigin', (text) => [classifyOrigin(text, 'host', []), classifyOrigin('https://host', text, [])]],
  ['getClientIp', (text) => getNetworks(getClientIp('10.0.0.1', text, 1))],
  ['canonicalizeEmail', canonicalizeEmail],
  ['verifyToken', (text) => verifyToken('confirm', text, 'secret', 0)],
  ['the mail to sales', (text) => composeSalesMail(site, createEnquiry(text), messages)],
  [
    'the list of enquiries',
    (text) => [formatEnquiryLine(createEnquiry(text), undefined, 0), formatEnquiry(createEnquiry(text), [])],
  ],
  ['the CSV export', (text) => formatCsvLine(site.fields, createEnquiry(text))],
];

/** Any text: all characters, lone surrogates, and characters that are significant to parsers. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', size: 'large' }),
  fc.string({
    unit: fc.constantFrom(...'+0189 ()./-x#:;,@=&%?"\'<>[]{}\\\r\n\t\0aéĐ中\ud800', '../', '::'),
    maxLength: 300,
  }),
  fc.emailAddress(),
  fc.ipV6(),
  fc.webUrl(),
);

fc.configureGlobal({ seed: 1 });

test.each(readers)('%s accepts any text', (_, read) => {
  fc.assert(fc.property(anyText, (value) => void read(value)));
});

/** Parts whose repetition reveals a backtracking expression or an algorithm that restarts. */
const parts = [
  ...' (1+.-/x:;,&=@a中%[{"\'#?|<\\\t\r\n\0\u00a0\u0301\u202a\ud800',
  ...[
    '1 ',
    ', ',
    'a.',
    'a@',
    '@a.',
    '..',
    '//',
    '/../',
    '%20',
    '&a=',
    '; ',
    ':0',
    '::',
    'ffff:',
    '[a',
    '\\"',
  ],
  ...['\r\n', '{a', '{name}', '=+', '""', '~', '.0'],
];

/** Enough to read 64 KiB in linear time on a busy machine. In quadratic time, it would take seconds. */
const MAX_CPU_MS = 400;

function measureCpuMs(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test.each(readers)('%s reads 64 KiB in linear time', (_, read) => {
  for (const part of parts) {
    // With a valid start and an invalid end, an expression matches up to the end and then backtracks.
    for (const [before, after] of [
      ['', ''],
      ['1', '!'],
    ]) {
      const text = before + part.repeat(Math.floor(65_536 / Buffer.byteLength(part))) + after;
      const times = [1, 2, 3].map(() => measureCpuMs(() => read(text)));
      if (Math.min(...times) > MAX_CPU_MS) throw new Error(`${JSON.stringify(part)}: ${times.join(', ')} ms`);
    }
  }
});

test('canonicalizes an email address idempotently', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(canonicalizeEmail(canonicalizeEmail(email))).toBe(canonicalizeEmail(email));
    }),
  );
});

test('ignores the port of an IP address', () => {
  const port = fc.nat(65_535);
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), port, (v4, v6, number) => {
      const getCountedNetworks = (forwarded: string) => getNetworks(getClientIp('10.0.0.1', forwarded, 1));
      expect(getCountedNetworks(`${v4}:${number}`)).toEqual(getCountedNetworks(v4));
      expect(getCountedNetworks(`[${v6}]:${number}`)).toEqual(getCountedNetworks(v6));
    }),
  );
});
