import type { SiteServer } from './startSiteServer';

/**
 * Optional abilities of a host besides serving files. If a host lacks one, the fallback requests of `Column` are sent
 * instead.
 */
export type HostFeature =
  | 'negotiates languages'
  | 'redirects'
  | 'sets headers'
  | 'sends compressed files'
  | 'accepts enquiries';

/** A running host. */
export type RunningHost = {
  origin: string;
  stop: () => Promise<void>;
  /** The site's servers behind the host, if there are any. */
  siteServers?: readonly SiteServer[];
  /** Replaces the served build by the second build; undefined if the guide does not include this step. */
  deploy?: () => void;
};

export type Host = {
  name: string;
  features: readonly HostFeature[];
  /** Returns the command that installs the host; undefined if it is installed. */
  getInstallCommand?: () => string | undefined;
  /** Serves the built site in `out/`, with settings and data in `folder`. */
  start: (folder: string) => Promise<RunningHost>;
};
