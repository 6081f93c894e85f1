import './ignoreDebugSignal';

import { runStoreProcess } from 'enquiries';
import { storeOptions } from '../lib/shared/enquiry/storeOptions';

runStoreProcess(storeOptions);
