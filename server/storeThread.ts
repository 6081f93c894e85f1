import { runStoreThread } from 'enquiries';
import { storeOptions } from '../lib/shared/enquiry/storeOptions';

// Loaded in the worker thread of the store.
runStoreThread(storeOptions);
