import { setFlagsFromString } from 'node:v8';

/**
 * Imported by every process of a build. By default, V8 lets the heap grow to four times the live data before a
 * collection; growth by 50 % costs little time. A fixed maximum is unsuitable: live data grows with the site, and the
 * framework removes the option for its worker processes.
 */
setFlagsFromString('--heap-growing-percent=50');
