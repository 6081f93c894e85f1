import { checkClock } from '../clock';
import { claimDelivery, markDelivered, markFailed, retryPendingNow } from '../outbox';
import { findConsents } from './consents';
import { deleteByEmail, deleteByPhone, deleteExpired, deleteOlder } from './deleteRows';
import { insertEnquiry } from './insertEnquiry';
import { checkWritable } from './maintenance';
import {
  countDeliveries,
  findDeliveries,
  findFailedDeliveries,
  findIds,
  readEnquiry,
  readNextEnquiries,
  retryDeliveries,
  summarizeDeliveries,
} from './readEnquiries';
import { checkpoint } from './sqlite';
import { confirmSubscription, endSubscription, findSubscriber } from './subscriptions';

/** All operations of the store. Their arguments and results can be sent to another thread. */
export const operations = {
  checkClock,
  checkpoint,
  checkWritable,
  claimDelivery,
  countDeliveries,
  confirmSubscription,
  deleteByEmail,
  deleteByPhone,
  deleteExpired,
  deleteOlder,
  endSubscription,
  findConsents,
  findDeliveries,
  findFailedDeliveries,
  findIds,
  findSubscriber,
  insertEnquiry,
  markDelivered,
  markFailed,
  readNextEnquiries,
  readEnquiry,
  retryDeliveries,
  retryPendingNow,
  summarizeDeliveries,
};

export type Operations = typeof operations;
