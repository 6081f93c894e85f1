import type { StoreDefinition } from 'durable-store';
import type { StoreOptions } from '../EnquiriesOptions';
import { getFieldColumns } from './getFieldColumns';
import { migrations } from './migrations';
import { createOperations, type Operations } from './operations';

/** Describes the store of enquiries. */
export function defineStore(options: StoreOptions): StoreDefinition<Operations> {
  return {
    name: 'leads',
    command: 'npm run leads --',
    migrations,
    mainTable: 'leads',
    columns: getFieldColumns(options.fields),
    personalTables: ['leads', 'outbox', 'subscribers', 'consents', 'request_counts'],
    operations: createOperations(options),
  };
}
