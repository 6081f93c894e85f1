import { setFlagsFromString } from 'node:v8';

/**
 * Imported by every process of a build. V8 may let a heap grow to four times what is in use before it collects; half as
 * much again costs little time. A size would not do: what is in use grows with the site, and the framework takes a size
 * away from the processes that write pages.
 */
setFlagsFromString('--heap-growing-percent=50');
