import type { OwnServer } from './startOwnServer';

/** What a host may do besides serving files; what it does not do is asked of it in another way, or not at all. */
export type Ability =
  | 'negotiates'
  | 'redirects'
  | 'sets headers'
  | 'sends compressed files'
  | 'takes enquiries';

/** A host that runs. */
export type RunningHost = {
  origin: string;
  stop: () => Promise<void>;
  /** The site's own servers behind the host, where there are any. */
  behind?: readonly OwnServer[];
  /** Puts another build in the place of the one that is served, where that is up to the recipe. */
  deploy?: () => void;
};

export type Host = {
  name: string;
  abilities: readonly Ability[];
  /** What to do where the host is not on this machine; undefined where it is. */
  missing?: () => string | undefined;
  /** Serves the built site in the folder `out`, whose settings and data go to `folder`. */
  start: (folder: string) => Promise<RunningHost>;
};
