export { canonicalizeParameters, canonicalizePath } from './canonicalizePath';
export { createRedirectLookup, type Redirect } from './createRedirectLookup';
