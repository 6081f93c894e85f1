import {
  findDeliveries,
  findFailedDeliveries,
  retryDeliveries,
  summarizeDeliveries,
} from '../delivery/deliveryStates';
import {
  assignRecipient,
  claimDelivery,
  markDelivered,
  markFailed,
  retryPendingNow,
} from '../delivery/outbox';
import { countRequest, deleteAllCounts, deleteExpiredCounts } from '../intake/countRequest';
import {
  confirmSubscription,
  endSubscription,
  findSubscriber,
  findSubscription,
} from '../newsletter/subscriptions';
import { checkStorable } from './checkStorable';
import { findConsents } from './consents';
import { deleteEmail, deleteExpired, deleteOlder } from './deleteRows';
import { insertEnquiry } from './insertEnquiry';
import { acquirePeriodicJob, checkpoint, releasePeriodicJob } from './maintenance';
import { readEnquiriesAfter, readEnquiry } from './readEnquiries';

/** All operations of the store. Their arguments and results can be sent to another process. */
export const operations = {
  acquirePeriodicJob,
  assignRecipient,
  checkpoint,
  checkStorable,
  claimDelivery,
  confirmSubscription,
  countRequest,
  deleteAllCounts,
  deleteEmail,
  deleteExpired,
  deleteExpiredCounts,
  deleteOlder,
  endSubscription,
  findConsents,
  findDeliveries,
  findFailedDeliveries,
  findSubscriber,
  findSubscription,
  insertEnquiry,
  markDelivered,
  markFailed,
  readEnquiriesAfter,
  readEnquiry,
  releasePeriodicJob,
  retryDeliveries,
  retryPendingNow,
  summarizeDeliveries,
};

export type Operations = typeof operations;
