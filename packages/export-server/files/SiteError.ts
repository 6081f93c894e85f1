/** The reason why a folder cannot be served as the site, in one line for the operator. */
export class SiteError extends Error {
  override name = 'SiteError';
}
