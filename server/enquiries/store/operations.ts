import {
  deliveriesOf,
  failedDeliveries,
  retryDeliveries,
  summarizeDeliveries,
} from '../delivery/deliveryStates';
import {
  claimDelivery,
  hastenDeliveries,
  markDelivered,
  markFailed,
  readdressDelivery,
} from '../delivery/outbox';
import { countRequest, forgetAllRequests, forgetRequests } from '../intake/countRequest';
import {
  confirmSubscription,
  endSubscription,
  findSubscriber,
  findSubscription,
} from '../newsletter/subscriptions';
import { checkStorable } from './checkStorable';
import { findConsents } from './consents';
import { deleteEmail, deleteExpired, deleteOlder } from './deleteRows';
import { keepLead } from './keepLead';
import { readLead, readLeadsAfter } from './readLeads';
import { checkpoint, claimChore, dropChore } from './upkeep';

/** All that is done to the store. What an operation is given and returns can be sent to another process. */
export const operations = {
  checkpoint,
  checkStorable,
  claimChore,
  claimDelivery,
  confirmSubscription,
  countRequest,
  deleteEmail,
  deleteExpired,
  deleteOlder,
  deliveriesOf,
  dropChore,
  endSubscription,
  failedDeliveries,
  findConsents,
  findSubscriber,
  findSubscription,
  forgetAllRequests,
  forgetRequests,
  hastenDeliveries,
  keepLead,
  markDelivered,
  markFailed,
  readdressDelivery,
  readLead,
  readLeadsAfter,
  retryDeliveries,
  summarizeDeliveries,
};

export type Operations = typeof operations;
