import type { FailedDelivery } from '../delivery/deliveryStates';
import { REFERENCE_LENGTH } from '../delivery/mail/createReceipt';
import { type Delivery, getStaffRecipient } from '../delivery/outbox';
import type { StoredEnquiry } from '../EnquiriesOptions';
import { escapeControls, escapeControlsInLines } from '../escapeControls';
import type { FoundConsent } from '../store/consents';
import { type DeliveryCounts, formatTime } from '../store/readEnquiries';
import { formatCount } from './formatCount';

/**
 * Formats one enquiry as a line of the list: local time, reference number, kind, subject, company, sender, state of its
 * deliveries and suspicion. Control characters are escaped, so visitor input cannot move the cursor or add a line.
 */
export function formatEnquiryLine(
  enquiry: StoredEnquiry,
  deliveries: DeliveryCounts | undefined,
  utcOffsetHours: number,
): string {
  const { id, createdAt, kind, locale, subject, company = '', name, email, phone, suspect } = enquiry;
  const localTime = formatTime(Date.parse(createdAt) + utcOffsetHours * 3_600_000);
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
