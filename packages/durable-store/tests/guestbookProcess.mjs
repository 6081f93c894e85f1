import { register } from 'tsx/esm/api';

register();
const { runStoreProcess } = await import('../process/runStoreProcess.ts');
const { guestbook } = await import('./guestbook.ts');
runStoreProcess(guestbook);
