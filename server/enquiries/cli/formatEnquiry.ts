import type { FailedDelivery } from '../delivery/deliveryStates';
import { type Delivery, getStaffRecipient } from '../delivery/outbox';
import { escapeControls, escapeControlsInLines } from '../escapeControls';
import type { FoundConsent } from '../store/consents';
import type { StoredEnquiry } from '../store/StoredEnquiry';

/** One line for the list: when, which, what, who. Nothing a visitor wrote can move the cursor or add a line. */
export function formatEnquiryLine(lead: StoredEnquiry): string {
  const { id, createdAt, kind, locale, subject, name, email, suspect } = lead;
  const what = [kind.padEnd(10), locale, subject.padEnd(11)].join('  ');
  const who = `${name} <${email}>`.trimStart();
  const flag = suspect === '' ? '' : `  [suspect: ${suspect}]`;
  return `${createdAt}  ${id}  ${what}  ${escapeControls(who)}${flag}\n`;
}

/** Everything about one lead, a line a field, the message and what became of its deliveries last. */
export function formatEnquiry({ message, ...fields }: StoredEnquiry, deliveries: Delivery[]): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    `${`${name}:`.padEnd(20)}${escapeControls(String(value))}`.trimEnd(),
  );
  const text = message === '' ? [] : ['message:', escapeControlsInLines(message).replace(/^/gm, '  ')];
  return `${[...lines, ...text, ...deliveries.map(formatDelivery)].join('\n')}\n`;
}

/** One line for the list of dead letters: when it was given up, which, what, why, and for whom. */
export function formatFailedDelivery(delivery: FailedDelivery): string {
  const { id, channel, attempts, abandoned_at, last_error, lead_id, email } = delivery;
  const what = [channel.padEnd(12), `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`, last_error];
  const whom = lead_id === null ? escapeControls(email ?? '') : `lead ${lead_id}${toRecipient(delivery)}`;
  return `${toTime(abandoned_at)}  ${id}  ${what.join('  ')}  ${whom}\n`;
}

/** A proof of consent: what for, in which language, and when; then the words that were agreed to. */
export function formatConsent(consent: FoundConsent): string {
  const { purpose, version, locale, text, given_at, confirmed_at, ended_at } = consent;
  const confirmed = confirmed_at === null ? '' : `  confirmed ${toTime(confirmed_at)}`;
  const what = `${purpose.padEnd(11)}  ${locale}  text ${escapeControls(version)}`;
  const words = text ? `${escapeControlsInLines(text).replace(/^/gm, '  ')}\n` : '';
  return `${what}  given ${toTime(given_at)}${confirmed}  ended ${toTime(ended_at)}\n${words}`;
}

function formatDelivery(delivery: Delivery): string {
  const { channel, attempts, delivered_at, abandoned_at, last_error } = delivery;
  const recipient = toRecipient(delivery);
  const failure = last_error === null ? '' : `, last failure ${last_error}`;
  let state = `waiting${recipient}, ${attempts} attempts${failure}`;
  if (abandoned_at !== null)
    state = `failed ${toTime(abandoned_at)}${recipient} after ${attempts} attempts: ${last_error}`;
  if (delivered_at !== null) state = `delivered ${toTime(delivered_at)}${recipient}`;
  return `${`${channel}:`.padEnd(20)}${state}`;
}

/** To whom of our own people a mail goes, to stand behind something. */
function toRecipient(delivery: Delivery): string {
  const recipient = getStaffRecipient(delivery);
  return recipient === undefined ? '' : ` to ${recipient}`;
}

function toTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString();
}
