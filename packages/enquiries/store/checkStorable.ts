import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EnquiryFields } from '../EnquiriesOptions';
import { countRequest } from '../intake/countRequest';
import { insertEnquiryInTransaction, type NewEnquiry } from './insertEnquiry';
import type { EnquiryRow, Tables } from './Tables';

/** Larger than any enquiry: a disk with space for this has space for an enquiry. */
const PROBE_BYTES = 65_536;

/** Thrown to roll back a transaction on purpose. */
class Rollback extends Error {}

/**
 * Throws if an enquiry could not be stored now. Inserts a probe enquiry and rolls it back, then commits a filler row to
 * check that the disk is writable.
 */
export async function checkStorable(db: Kysely<Tables>, fields: EnquiryFields, now: number): Promise<void> {
  const probe = db.transaction().execute(async (transaction) => {
    // With several servers, the rate limit is also in the database, so the probe counts a request too.
    await countRequest(transaction, [{ key: 'readiness', limitFactor: 1 }], 1, now);
    await insertEnquiryInTransaction(transaction, createProbe(fields, now));
    throw new Rollback();
  });
  await probe.catch((error) => {
    if (!(error instanceof Rollback)) throw error;
  });
  // A transaction that is rolled back does not reach the disk. The data is random, because unchanged pages are not
  // written.
  const values = { checked_at: now, filler: randomBytes(PROBE_BYTES / 2).toString('hex') };
  await db
    .insertInto('readiness')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Creates an enquiry that uses every table: with a consent, a subscription and deliveries. */
function createProbe(fields: EnquiryFields, now: number): NewEnquiry {
  const id = randomUUID();
  const emptyValues = { text: '', box: 0, time: now };
  const columns = Object.values(fields)
    .filter(({ setBy }) => setBy !== 'query')
    .map(({ column, type }) => [column, emptyValues[type]]);
  const row: EnquiryRow = {
    ...Object.fromEntries(columns),
    id,
    kind: 'contact',
    locale: 'en',
    email: `${id}@readiness.invalid`,
    phone: '',
    mailbox: `${id}@readiness.invalid`,
    idempotency_key: id,
    content_hash: '',
    consent: 1,
  };
  const boxes: NewEnquiry['boxes'] = [
    { purpose: 'information', version: id, text: 'readiness', isTicked: true },
  ];
  const limits = { confirmation: 0, acknowledgement: 0 };
  return {
    row,
    boxes,
    deliveries: [{ channel: 'webhook', destination: null }],
    hasMail: true,
    limits,
    holdDays: 0,
  };
}
