export { dispatchPreloadError } from './dispatchPreloadError';
export { isStaleDeploy } from './isStaleDeploy';
export { loadRecovery } from './loadRecovery';
export { PRELOAD_ERROR, SESSION_FIELDS } from './names';
export { recoverPage } from './recoverPage';
export { reloadOnce } from './reloadOnce';
