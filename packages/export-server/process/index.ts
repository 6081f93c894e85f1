export { forwardFromIPv6 } from './forwardFromIPv6';
export { getLocalUrl, listen } from './listen';
export { logUncaughtErrors } from './logUncaughtErrors';
export { StartError } from './StartError';
export { type LogEntry, writeLog } from './writeLog';
