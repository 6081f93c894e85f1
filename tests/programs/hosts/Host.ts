import type { OwnServer } from './startOwnServer';

/** Optional abilities of a host besides serving files. Without one, other requests or none are sent to it. */
export type HostFeature =
  | 'negotiates'
  | 'redirects'
  | 'sets headers'
  | 'sends compressed files'
  | 'accepts enquiries';

/** A running host. */
export type RunningHost = {
  origin: string;
  stop: () => Promise<void>;
  /** The site's servers behind the host, if there are any. */
  behind?: readonly OwnServer[];
  /** Replaces the served build by another one; undefined if the recipe does not include this step. */
  deploy?: () => void;
};

export type Host = {
  name: string;
  abilities: readonly HostFeature[];
  /** Returns how to install the host; undefined if it is installed. */
  missing?: () => string | undefined;
  /** Serves the built site in `out/`, with settings and data in `folder`. */
  start: (folder: string) => Promise<RunningHost>;
};
