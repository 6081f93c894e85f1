import { escapeControls, escapeControlsInLines } from '../escapeControls';
import type { DeliveryState } from '../outbox';
import type { StoredLead } from '../StoredLead';

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

function formatDelivery({ channel, attempts, deliveredAt, lastError }: DeliveryState): string {
  const state =
    deliveredAt === undefined
      ? `waiting, ${attempts} attempts${lastError === undefined ? '' : `, last failure ${lastError}`}`
      : `delivered ${deliveredAt}`;
  return `${`${channel}:`.padEnd(20)}${state}`;
}
