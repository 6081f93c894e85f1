export { dispatchPreloadError } from './dispatchPreloadError';
export { isStaleDeploy } from './isStaleDeploy';
export { PRELOAD_ERROR, SESSION_FIELDS } from './names';
export { recoverPage } from './recoverPage';
export { reloadOnce } from './reloadOnce';
