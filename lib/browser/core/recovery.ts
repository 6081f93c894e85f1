import { recoverPage } from 'static-islands/recovery';

/** The recovery script. Its URL is the same in every build. */
recoverPage(document.currentScript?.dataset.failed !== undefined);
