import type { DeliveryState, FailedDelivery } from '../delivery/deliveryStates';
import { escapeControls, escapeControlsInLines } from '../escapeControls';
import type { Consent } from '../store/consents';
import type { StoredLead } from '../store/StoredLead';

/** One line for the list: when, which, what, who. Nothing a visitor wrote can move the cursor or add a line. */
export function formatLeadLine(lead: StoredLead): string {
  const { id, createdAt, kind, locale, subject, name, email, suspect } = lead;
  const what = [kind.padEnd(10), locale, subject.padEnd(11)].join('  ');
  const who = `${name} <${email}>`.trimStart();
  const flag = suspect === '' ? '' : `  [suspect: ${suspect}]`;
  return `${createdAt}  ${id}  ${what}  ${escapeControls(who)}${flag}\n`;
}

/** Everything about one lead, a line a field, the message and what became of its deliveries last. */
export function formatLead({ message, ...fields }: StoredLead, deliveries: DeliveryState[]): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    `${`${name}:`.padEnd(20)}${escapeControls(String(value))}`.trimEnd(),
  );
  const text = message === '' ? [] : ['message:', escapeControlsInLines(message).replace(/^/gm, '  ')];
  return `${[...lines, ...text, ...deliveries.map(formatDelivery)].join('\n')}\n`;
}

/** One line for the list of dead letters: when it was given up, which, what, why, and for whom. */
export function formatFailed(delivery: FailedDelivery): string {
  const { id, channel, attempts, failedAt, lastError, leadId, subscriber } = delivery;
  const what = [channel.padEnd(12), `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`, lastError];
  const whom = leadId === undefined ? escapeControls(subscriber ?? '') : `lead ${leadId}`;
  return `${failedAt}  ${id}  ${what.join('  ')}  ${whom}\n`;
}

/** A proof of consent: what for, in which language, and when; then the words that were agreed to. */
export function formatConsent({
  purpose,
  version,
  locale,
  text,
  ...times
}: Consent & { text: string }): string {
  const confirmed = times.confirmedAt === null ? '' : `  confirmed ${toTime(times.confirmedAt)}`;
  const what = `${purpose.padEnd(11)}  ${locale}  text ${escapeControls(version)}`;
  const words = text === '' ? '' : `${escapeControlsInLines(text).replace(/^/gm, '  ')}\n`;
  return `${what}  given ${toTime(times.givenAt)}${confirmed}  ended ${toTime(times.endedAt)}\n${words}`;
}

function toTime(time: number): string {
  return new Date(time).toISOString();
}

function formatDelivery({ channel, attempts, deliveredAt, failedAt, lastError }: DeliveryState): string {
  return `${`${channel}:`.padEnd(20)}${stateOf()}`;

  function stateOf(): string {
    if (deliveredAt !== undefined) return `delivered ${deliveredAt}`;
    if (failedAt !== undefined) return `failed ${failedAt} after ${attempts} attempts: ${lastError}`;
    const failure = lastError === undefined ? '' : `, last failure ${lastError}`;
    return `waiting, ${attempts} attempts${failure}`;
  }
}
