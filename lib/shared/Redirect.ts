/** A former URL and the path it redirects to; both paths are below the origin. */
export type Redirect = {
  /** A path as `canonicalPath` spells it, with a slash at its end unless it names a file. */
  from: string;
  /** The parameters that a request must have, as a query without `?`; missing if it needs none. */
  query?: string;
  /** May end with a fragment. */
  to: string;
};
