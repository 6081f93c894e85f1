/** Session storage key: field values saved before a reload. */
export const SESSION_FIELDS = 'typed';
/** Session storage key prefix, followed by a pathname: that page has been reloaded. */
export const SESSION_RELOADED_PREFIX = 'reloaded:';

/**
 * Event dispatched on the window when a file fetched on demand could not be loaded. Cancelable; `detail` is the error.
 */
export const PRELOAD_ERROR = 'preload-error';
