import { parseEnquiry } from '@/lib/enquiry/schema';
import { createMailEnv, SALES } from './helpers/createMailEnv';
import { createContactFields } from './helpers/enquiryFields';
import { exportEnquiries, runLeads } from './helpers/runLeads';
import { SmtpServer } from './helpers/SmtpServer';
import { shareApi, startApi } from './helpers/startApi';

const ESC = '\u001b';

/** Texts that visitors send, and the stored text if invisible characters are removed from it. */
const injections: [name: string, text: string, storedText?: string][] = [
  ['SQL', `Robert'); DROP TABLE leads;--`],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>&amp;'],
  ['a template', '{id} {name} {{7*7}} #{7*7}'],
  ['a format', '%s %n %00 $& $1'],
  ['a header', 'A\nBcc: victim@example.org'],
  ['an SMTP command', 'A\n.\nMAIL FROM:<x@example.org>'],
  ['colours and a cleared screen', `${ESC}[31m${ESC}[2J${ESC}]0;title\u0007`, '[31m[2J]0;title'],
  ['C1 controls', '\u009b31m\u0085a', '31m\na'],
  ['a reversed text', 'A\u202Egnp.exe\u2066\u2069', 'Agnp.exe'],
  ['emoji and rare characters', '👩‍👩‍👧 𠮷野家 ẵ'],
];

const formulas = [
  '=1+1',
  '+84 901 234 567',
  '-2+3',
  '@SUM(A1)',
  '=cmd|"/C calc"!A0',
  '＝1+1',
  '﹦1+1',
  'a;  =1+1',
  '\u200B=1+1',
  'a;\u3164=1+1',
  'a;\uFE0F=1+1',
  'a;\u2800=1+1',
  'a;=1+1',
  'a;; @SUM(A1)',
  'a;"=1+1"',
  'a, "b";=1+1',
  'a\t-2+3',
  'a|=1+1',
  'a\n=1+1',
  'a\n\n- b\n- c',
  'a;\n=1+1',
  'a\u2028=1+1',
];

/** Texts that stay unchanged: nothing in them starts both a cell and a formula. */
const unchangedTexts = ['5,-', 'a, -b', 'x=1; y=2', 'A|B\tC', `it's "quoted"; yes`, 'C:\\a', 'một\nhai'];

const separators = [',', ';', '\t', '|'];

/** Control characters that affect a terminal, except the line breaks of the output itself. */
const ACTIVE_CONTROLS = /(?!\n)[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;

const getApi = shareApi();
const smtp = new SmtpServer();
const getMailApi = shareApi(async () => createMailEnv(await smtp.listen()));
afterAll(() => smtp.close());

test.each(injections)('exports %s and escapes it in a terminal', async (_, text, storedText = text) => {
  const { post, env } = getApi();
  const response = await post(createContactFields({ name: text, message: text }));
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  const [listOutput, showOutput] = [await runLeads(env, 'list'), await runLeads(env, 'show', id)];
  for (const { written } of [listOutput, showOutput]) expect(written).not.toMatch(ACTIVE_CONTROLS);
  expect(
    listOutput.written.split('\n').filter((line) => line.includes(escapeExpected(storedText))),
  ).toHaveLength(1);
  expect(await exportEnquiries(env)).toContainEqual(
    expect.objectContaining({ id, name: storedText, message: storedText }),
  );
});

test.each(injections)('escapes %s in a mail', async (_, text, storedText = text) => {
  const fields = createContactFields({ locale: 'en', name: text, company: text, message: `${text}\nend` });
  const id = await getMailApi().postForId(fields);
  const isForSales = (mail: { to: string[]; text: string }) =>
    mail.to.includes(SALES) && mail.text.includes(id);
  const [mail] = await smtp.waitForMatchingMails(isForSales, 1);
  const delivery = mail?.headers['message-id']?.slice(1).split('@')[0];
  await getMailApi().recorder.waitForEntry({ event: 'delivery', id: delivery, status: 'delivered' });
  expect(smtp.mails.filter(isForSales)).toHaveLength(1);
  const expectedHeaders = [
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ];
  expect(Object.keys(mail?.headers ?? {}).sort()).toEqual(expectedHeaders);
  expect(mail?.to).toEqual([SALES]);
  expect(mail?.headers['content-type']).toBe('text/plain; charset=utf-8');
  const visible = escapeExpected(storedText);
  expect(mail?.headers.subject).toBe(`Call · Boats · ${visible}`);
  expect(mail?.text).toContain(`\nThe name: ${visible}\nThe company: `);
  expect(mail?.text).toContain(`\nThe company: ${visible}\nThe email: `);
  expect(mail?.text).toContain(`\nThe message:\n\n${escapeExpected(storedText, { keepLines: true })}\nend\n`);
});

test('contains no CSV formula with any list separator', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '0' });
  const texts = [...injections.map(([, text]) => text), ...formulas, ...unchangedTexts];
  for (const text of texts) {
    await api.post(createContactFields({ name: `n${text}`, message: text, phone: '+84901234567' }));
  }
  const { written } = await runLeads(api.env, 'export', '--format', 'csv');
  const csv = written.replace('\uFEFF', '');
  for (const separator of separators) {
    const formulaCells = parseCsv(csv, separator)
      .flat()
      .filter((cell) => /^["\s\p{Cf}]*[=+\-@＝＋－＠﹦]/u.test(cell));
    expect([separator, formulaCells]).toEqual([separator, []]);
  }

  const [header = [], ...rows] = parseCsv(csv, ',');
  expect(rows.map(({ length }) => length)).toEqual(texts.map(() => header.length));
  const getColumn = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  const removeApostrophes = (text = '') => text.replaceAll("'", '');
  const storedTexts = texts.map((text) => parseEnquiry(createContactFields({ message: text })));
  expect(getColumn('message').map(removeApostrophes)).toEqual(
    storedTexts.map((parsed) => parsed.ok && removeApostrophes(parsed.enquiry.message)),
  );
  expect(getColumn('message').slice(-unchangedTexts.length)).toEqual(unchangedTexts);
  expect(new Set(getColumn('phone'))).toEqual(new Set(["'+84901234567"]));
});

/** The expected output of escapeControls, implemented independently. */
function escapeExpected(text: string, { keepLines = false } = {}): string {
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (character === '\n') return keepLines ? '\n' : '\\n';
      const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
      const isDirection = (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
      return isControl || isDirection ? `\\u${code.toString(16).padStart(4, '0')}` : character;
    })
    .join('');
}

/** Parses CSV like a spreadsheet: quotation marks are special only at the start of a cell. */
function parseCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const escapedSeparator = separator === '|' ? '\\|' : separator;
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)(?:"|$))?([^${escapedSeparator}\\r\\n]*)(${escapedSeparator}|\\r?\\n|\\r|$)`,
    'g',
  );
  for (const [, quoted = '', plain, end] of text.matchAll(cells)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"') + plain);
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows.slice(0, -1);
}
