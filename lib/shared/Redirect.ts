/** A former URL and the path it redirects to; both paths are below the origin. */
export type Redirect = {
  /** A path in the spelling of `canonicalizePath`, with a trailing slash unless it is the path of a file. */
  from: string;
  /** The parameters that a request must have, as a query without `?`; undefined if any query is redirected. */
  query?: string;
  /** The new path, with a fragment if the target is a section. */
  to: string;
};
