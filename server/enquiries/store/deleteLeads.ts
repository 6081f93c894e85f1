import type { Database } from './Database';
import type { DatabaseConnection } from './DatabaseConnection';
import type { Deleted } from './deleteRows';

/**
 * Deletes all there is of one person, by e-mail address in any case of letters, but the proof of what they agreed to.
 * Throws `DatabaseError`.
 */
export async function eraseEmail(database: DatabaseConnection, email: string): Promise<Deleted> {
  const deleted = await deleteAll(() => database.run('deleteEmail', email));
  // Even when nothing was found: an earlier run may have been broken off between the two steps.
  await database.scrub();
  return deleted;
}

/**
 * Deletes leads stored before a time (ms since 1970), and subscriptions asked for before it that are not in force, but
 * the proof of consent. Throws `DatabaseError`.
 */
export async function purgeBefore(database: DatabaseConnection, time: number): Promise<Deleted> {
  const deleted = await deleteAll(() => database.run('deleteOlder', time));
  await database.scrub();
  return deleted;
}

/**
 * Deletes what the privacy page says is not kept any longer: leads 24 months after the last one of the same address,
 * requests for the newsletter that nobody confirmed as long after, and proofs of consent 3 years after its end. A
 * subscription that was ended is a proof itself. Throws `DatabaseError`.
 */
export async function deleteExpired(database: Database, now: number): Promise<Deleted> {
  const contact = yearsBefore(now, 2);
  const proof = yearsBefore(now, 3);
  const deleted = await deleteAll(() => database.run('deleteExpiredContacts', contact, proof));
  await database.run('deleteExpiredConsents', proof);
  return deleted;
}

function yearsBefore(time: number, years: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

/** Deletes some and some more until there is nothing left. */
async function deleteAll(deleteSome: () => Promise<Deleted>): Promise<Deleted> {
  const deleted = { leads: 0, subscribers: 0 };
  for (;;) {
    const { leads, subscribers } = await deleteSome();
    if (leads + subscribers === 0) return deleted;
    deleted.leads += leads;
    deleted.subscribers += subscribers;
  }
}
