/** The content codings in which the build stores compressed copies of a file, in order of preference. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

type Encoding = (typeof encodings)[number]['name'] | 'identity';

/** One encoding of a file. */
export type Variant = {
  encoding: Encoding;
  /** Path on disk. */
  file: string;
  /** Content and headers in memory; undefined if the file is read from disk for each request. */
  cached?: { body: Buffer; description: VariantDescription };
};

/** A file of the site. */
export type SiteFile = {
  /** URL path below the base path: `/en/about/index.html`. */
  path: string;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
};

/** Size, entity tag and response headers of one encoding of a file. */
export type VariantDescription = {
  size: number;
  etag: string;
  /** Alternating names and values, the fastest form for `writeHead`; all headers except `Content-Length`. */
  headers: string[];
};
