/** A former URL and the path it redirects to; both paths are percent-encoded and below the origin. */
export type Redirect = {
  /** The former path, with a trailing slash unless it is the path of a file. */
  from: string;
  /** The parameters that a request must have, as a query without `?`; undefined if any query is redirected. */
  query?: string;
  /** The new path, with a fragment if the target is a section. */
  to: string;
};

/** The `Cache-Control` header of the files in a folder. */
export type CacheRule = { folder: string; value: string };

/**
 * The rules of a site for every host, usually in `host-files.config.ts`. Paths start with `/` and do not
 * contain the base path, except in redirects.
 */
export type HostOptions = {
  /** First line of every generated file that has comments. */
  notice: string;
  /** Domain of the site; for Caddy optionally with scheme and port. */
  domain: string;
  /** Path of the site on its domain, such as `/site`; empty at the root. */
  basePath: string;
  /** First segments of the paths of pages. Paths without a locale are redirected by the site's server. */
  locales: readonly string[];
  headers: {
    /** Headers of pages, redirects and errors. */
    pages: Readonly<Record<string, string>>;
    /** Headers of the files in the folders of `cacheRules`, instead of those of pages. */
    assets: Readonly<Record<string, string>>;
    /** Headers of every response over TLS. */
    transport: Readonly<Record<string, string>>;
  };
  cacheRules: readonly CacheRule[];
  /** The `Cache-Control` header of all other files. */
  defaultCacheControl: string;
  /** Headers of the files with an extension, such as `{'.pdf': {'Content-Disposition': 'attachment'}}`. */
  extensionHeaders: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of files in the export that no host may send. */
  privateFiles: readonly string[];
  getRedirects: () => readonly Redirect[];
  /** The site's server behind nginx or Caddy. It handles forms, redirects, 404, and paths without a locale. */
  server: {
    /** Hosts and ports: `127.0.0.1:3000`. */
    addresses: readonly string[];
    /** Path that returns 200 if the server is available. */
    healthPath: string;
    /** Folder of the requests that only the server answers: `/api/`. */
    apiFolder: string;
  };
  /** Port that nginx listens on, optionally with an IP address. */
  nginxPort: string;
  /** Folder on the machine of nginx or Caddy that contains the site at the base path. */
  root: string;
  /** Folder in the project that platforms publish as the root of an origin. */
  publishedFolder: string;
  /** Commands of the platforms that build the site, and the version of Node. */
  build: { install: string; command: string; nodeVersion: string };
  cloudflare: {
    /** Name of the Worker. */
    name: string;
    /** Path of the Worker's code from the folder of the configuration. */
    main: string;
    compatibilityDate: string;
    /** Path of the project from the folder of the configuration, such as `../..`. */
    project: string;
    /** Further folders whose files never need the Worker. */
    staticFolders: readonly string[];
  };
  /** Folder of Netlify's edge functions. */
  netlifyEdgeFunctions: string;
};
