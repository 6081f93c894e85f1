import {
  findDeliveries,
  findFailedDeliveries,
  retryDeliveries,
  summarizeDeliveries,
} from '../delivery/deliveryStates';
import {
  claimDelivery,
  markDelivered,
  markFailed,
  readdressDelivery,
  retryPendingNow,
} from '../delivery/outbox';
import { countRequest, deleteExpiredCounts, forgetAllRequests } from '../intake/countRequest';
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
  checkpoint,
  checkStorable,
  claimChore: acquirePeriodicJob,
  claimDelivery,
  confirmSubscription,
  countRequest,
  deleteEmail,
  deleteExpired,
  deleteOlder,
  deliveriesOf: findDeliveries,
  dropChore: releasePeriodicJob,
  endSubscription,
  failedDeliveries: findFailedDeliveries,
  findConsents,
  findSubscriber,
  findSubscription,
  forgetAllRequests,
  forgetRequests: deleteExpiredCounts,
  hastenDeliveries: retryPendingNow,
  keepLead: insertEnquiry,
  markDelivered,
  markFailed,
  readdressDelivery,
  readLead: readEnquiry,
  readLeadsAfter: readEnquiriesAfter,
  retryDeliveries,
  summarizeDeliveries,
};

export type Operations = typeof operations;
