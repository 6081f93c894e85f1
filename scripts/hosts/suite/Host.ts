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
  /** Ends the site's own server behind the host, where there is one. */
  stopServer?: () => Promise<void>;
  stop: () => Promise<void>;
};

export type Host = {
  name: string;
  abilities: readonly Ability[];
  /** Whether the site stands at the root of its origin there, whatever `BASE_PATH` says. */
  isAtRoot?: boolean;
  /** What to do where the host is not on this machine; undefined where it is. */
  missing?: () => string | undefined;
  /** Serves the built site in the folder `out`, whose settings and data go to `folder`. */
  start: (folder: string) => Promise<RunningHost>;
};
