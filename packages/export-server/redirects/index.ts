export { addTrailingSlash } from './addTrailingSlash';
export { canonicalizeParameters, canonicalizePath } from './canonicalizePath';
export { createRedirectLookup, type Redirect } from './createRedirectLookup';
export { type FormerUrl, parseFormerUrl } from './parseFormerUrl';
export { repairPath } from './repairPath';
