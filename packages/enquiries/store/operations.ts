import type { Kysely } from 'kysely';
import {
  findDeliveries,
  findFailedDeliveries,
  retryDeliveries,
  summarizeDeliveries,
} from '../delivery/deliveryStates';
import { claimDelivery, markDelivered, markFailed, retryPendingNow } from '../delivery/outbox';
import type { StoreOptions } from '../EnquiriesOptions';
import { countRequest, deleteAllCounts, deleteExpiredCounts } from '../intake/countRequest';
import {
  confirmSubscription,
  endSubscription,
  findSubscriber,
  findSubscription,
} from '../newsletter/subscriptions';
import { checkClock } from './checkClock';
import { checkStorable } from './checkStorable';
import { findConsents } from './consents';
import { deleteByEmail, deleteByPhone, deleteExpired, deleteOlder, releaseKeys } from './deleteRows';
import { insertEnquiry } from './insertEnquiry';
import { acquirePeriodicJob, checkpoint, releasePeriodicJob } from './periodicJobs';
import { countDeliveries, findIds, type PagePosition, readEnquiry, readNextEnquiries } from './readEnquiries';
import type { Tables } from './Tables';

/** Creates all operations of the store. Their arguments and results can be sent to another thread. */
export function createOperations(schema: StoreOptions) {
  return {
    acquirePeriodicJob,
    checkClock,
    checkpoint,
    checkStorable: (db: Kysely<Tables>, now: number) => checkStorable(db, schema.fields, now),
    claimDelivery,
    countDeliveries,
    confirmSubscription,
    countRequest,
    deleteAllCounts,
    deleteByEmail,
    deleteByPhone: (db: Kysely<Tables>, phoneKey: string) => deleteByPhone(db, schema, phoneKey),
    deleteExpired,
    deleteExpiredCounts,
    deleteOlder,
    endSubscription,
    findConsents,
    findDeliveries,
    findFailedDeliveries,
    findIds,
    findSubscriber,
    findSubscription,
    insertEnquiry,
    markDelivered,
    markFailed,
    readNextEnquiries: (db: Kysely<Tables>, last: PagePosition | undefined) =>
      readNextEnquiries(db, schema, last),
    readEnquiry: (db: Kysely<Tables>, id: string) => readEnquiry(db, schema, id),
    releaseKeys,
    releasePeriodicJob,
    retryDeliveries,
    retryPendingNow,
    summarizeDeliveries,
  };
}

export type Operations = ReturnType<typeof createOperations>;
