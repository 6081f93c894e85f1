import type { IncomingMessage, ServerResponse } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** Options that determine the headers of a file. */
export type FileOptions = {
  /** Returns the `Cache-Control` header for a path below the base path. */
  getCacheControl: (path: string) => string;
  /** Headers of the files with an extension, such as `{'.pdf': {'Content-Disposition': 'attachment'}}`. */
  extensionHeaders: Readonly<Record<string, Headers>>;
  /** Instructions for the operator if the folder is missing, and if it is incomplete or was changed. */
  remedies: { missing: string; incomplete: string };
  /** Maximum total size of the files in memory. Files that do not fit are read from disk for each request. */
  maxBytes?: number | undefined;
};

export type ServerOptions = FileOptions & {
  /** Folder of the export, or a symbolic link to it. */
  out: string;
  /** Path of the site on its domain, such as `/site`; empty at the root. */
  basePath: string;
  headers: {
    /** Headers of pages, redirects and errors. */
    pages: Headers;
    /** Headers of assets, instead of those of pages. */
    assets: Headers;
    /** Headers of every response over TLS. */
    transport: Headers;
  };
  /** True for the path of an asset, such as a script, a style or a picture. */
  isAsset: (path: string) => boolean;
  /** Requests that are not answered with files. Paths do not contain the base path. */
  endpoints: {
    has: (path: string) => boolean;
    listener: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
  };
  /**
   * Reads the redirects of the export in `folder`, at the start and for each reload. The returned function returns the
   * target of a former URL; undefined for other URLs. See `createRedirectLookup`.
   */
  loadRedirects: (folder: string) => Promise<(path: string, search: string) => string | undefined>;
  /** True for a page that a middleware answers with a redirect, for example to the visitor's language. */
  isNegotiated: (path: string) => boolean;
  /** Returns a redirect to a page, or undefined. Called for paths without a file, negotiated pages, and any query. */
  middleware: (request: Request) => Response | undefined;
  /**
   * Returns a function that completes a page for one visitor, for example with the number of an order; undefined for a
   * page that is sent as built. A completed page is never stored in a cache.
   */
  getPageFiller?: (
    path: string,
    search: string,
    cookies: string | undefined,
  ) => ((page: string) => string) | undefined;
  /** True if the visitor uses TLS, also if a proxy terminates it. */
  isSecure: (request: IncomingMessage) => boolean;
};
