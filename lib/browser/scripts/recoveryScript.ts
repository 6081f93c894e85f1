import { recoverPage } from 'static-islands/recovery';

/** The recovery script. Its URL is the same in every build. */
recoverPage({ hasLoadFailed: document.currentScript?.dataset.failed !== undefined });
