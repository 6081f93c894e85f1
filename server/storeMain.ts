import 'export-server/process/ignore-debug-signal';

import { runStoreProcess } from 'durable-store';
import { defineStore } from 'enquiries';
import { storeOptions } from '../lib/shared/enquiry/storeOptions';

runStoreProcess(defineStore(storeOptions));
