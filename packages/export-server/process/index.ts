export { forwardFromIPv6 } from './forwardFromIPv6';
export { getLocalUrl, listen } from './listen';
export { logUncaughtErrors } from './logUncaughtErrors';
export { reloadOnSignal } from './reloadOnSignal';
export { StartError } from './StartError';
export { stopOnSignals } from './stopOnSignals';
export { type LogEntry, writeLog } from './writeLog';
