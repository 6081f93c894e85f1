import { type EnquiryFieldName, enquiryFieldEntries, type StoredEnquiry } from '@/lib/enquiry/fields';
import { UTC_OFFSET_HOURS } from '@/lib/i18n/workingTime';
import { REFERENCE_LENGTH } from '../receipt';
import { escapeControls, escapeControlsInLines } from '../service';
import type { FoundConsent } from '../store/consents';
import { formatTime } from '../store/enquiries';
import type { DeliveryCounts, FailedDelivery } from '../store/monitoring';
import { type Delivery, getStaffRecipient } from '../store/outbox';

/**
 * Formats one enquiry as a line of the list: local time, reference number, kind, subject, company, sender, state of its
 * deliveries and suspicion. Control characters are escaped, so visitor input cannot move the cursor or add a line.
 */
export function formatEnquiryLine(enquiry: StoredEnquiry, deliveries: DeliveryCounts | undefined): string {
  const { id, createdAt, kind, locale, subject, company = '', name, email, phone, suspect } = enquiry;
  const localTime = formatTime(Date.parse(createdAt) + UTC_OFFSET_HOURS * 3_600_000);
  const time = localTime.slice(0, 16).replace('T', ' ').padEnd(16);
  const summary = [kind.padEnd(10), locale, subject.padEnd(11)].join('  ');
  const sender = `${company ? `${company}: ` : ''}${name} <${email || phone}>`.trimStart();
  const states = (['failed', 'waiting', 'delivered'] as const)
    .filter((state) => (deliveries?.[state] ?? 0) > 0)
    .map((state) => `${deliveries?.[state]} ${state}`);
  const delivery = states.length === 0 ? '' : `  [${states.join(', ')}]`;
  const flag = suspect === '' ? '' : `  [suspect: ${suspect}]`;
  return `${time}  ${id.slice(0, REFERENCE_LENGTH)}  ${summary}  ${escapeControls(sender)}${delivery}${flag}\n`;
}

/** Formats one enquiry with one field per line, followed by its message and the state of its deliveries. */
export function formatEnquiry({ message, ...fields }: StoredEnquiry, deliveries: Delivery[]): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    `${`${name}:`.padEnd(20)}${escapeControls(String(value))}`.trimEnd(),
  );
  const text = message === '' ? [] : ['message:', escapeControlsInLines(message).replace(/^/gm, '  ')];
  return `${[...lines, ...text, ...deliveries.map(formatDelivery)].join('\n')}\n`;
}

/** Formats an abandoned delivery as a line: time of abandonment, ID, channel, attempts, error and recipient. */
export function formatFailedDelivery(delivery: FailedDelivery): string {
  const { id, channel, attempts, abandoned_at, last_error, lead_id, email } = delivery;
  const summary = [channel.padEnd(12), formatCount(attempts, 'attempt'), last_error];
  const recipient =
    lead_id === null ? escapeControls(email ?? '') : `enquiry ${lead_id}${formatRecipient(delivery)}`;
  return `${formatTime(abandoned_at)}  ${id}  ${summary.join('  ')}  ${recipient}\n`;
}

/** Formats a proof of consent: purpose, locale and times, followed by the text that the visitor agreed to. */
export function formatConsent(consent: FoundConsent): string {
  const { purpose, version, locale, text, given_at, confirmed_at, ended_at } = consent;
  const confirmed = confirmed_at === null ? '' : `  confirmed ${formatTime(confirmed_at)}`;
  const summary = `${purpose.padEnd(11)}  ${locale}  text ${escapeControls(version)}`;
  const indentedText = text ? `${escapeControlsInLines(text).replace(/^/gm, '  ')}\n` : '';
  return `${summary}  given ${formatTime(given_at)}${confirmed}  ended ${formatTime(ended_at)}\n${indentedText}`;
}

function formatDelivery(delivery: Delivery): string {
  const { channel, attempts, delivered_at, abandoned_at, last_error } = delivery;
  const recipient = formatRecipient(delivery);
  const failure = last_error === null ? '' : `, last failure ${last_error}`;
  let state = `waiting${recipient}, ${attempts} attempts${failure}`;
  if (abandoned_at !== null)
    state = `failed ${formatTime(abandoned_at)}${recipient} after ${attempts} attempts: ${last_error}`;
  if (delivered_at !== null) state = `delivered ${formatTime(delivered_at)}${recipient}`;
  return `${`${channel}:`.padEnd(20)}${state}`;
}

/** Returns ` to <email address>` for a mail to staff, otherwise an empty string. */
function formatRecipient(delivery: Delivery): string {
  const recipient = getStaffRecipient(delivery);
  return recipient === undefined ? '' : ` to ${recipient}`;
}

/** Without a byte order mark, Excel reads the file in the legacy encoding of the user's country. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches the position before text that a spreadsheet would evaluate as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection): `=`, `+`, `-` or `@`, also in full width, and after spaces,
 * quotation marks or invisible characters. The position is the start of a cell, or follows a semicolon, tab or vertical
 * bar, because programs that use those as separators ignore our quotation marks. Commas inside a cell are safe: the
 * cell is quoted. A tab or line break at the start of a cell also matches.
 */
const FORMULA_START =
  /(?<=^|[;|\p{Cc}\p{Zl}\p{Zp}])(?=["\p{Zs}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫]|(?<![\s\S])[\t\r\n])/gu;

/** Matches digits that a spreadsheet would change: it removes leading zeros and rounds long numbers. */
const NUMBER_AS_TEXT = /^\s*(0[\d\s.,()/-]*\d|\d{12,})\s*$/;

/** Returns the header line of the file: the column names. */
export function formatCsvHeader(): string {
  return BYTE_ORDER_MARK + toLine(getColumns());
}

/** Returns one enquiry as an RFC 4180 line. A `'` before a formula, or a number with a leading zero, turns it into text. */
export function formatCsvLine(enquiry: StoredEnquiry): string {
  return toLine(getColumns().map((name) => String(enquiry[name])));
}

function getColumns(): EnquiryFieldName[] {
  return enquiryFieldEntries.flatMap(([name, { csv }]) => (csv === false ? [] : [name]));
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const escaped = NUMBER_AS_TEXT.test(text) ? `'${text}` : text.replace(FORMULA_START, "'");
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** Formats a number with its noun: `1 enquiry`, `2 enquiries`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
