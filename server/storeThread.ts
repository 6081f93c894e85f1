import { runStoreThread } from './enquiries/store/StoreThread';

// Loaded in the worker thread of the store.
runStoreThread();
