/** The encodings that the build makes of a file, besides the file itself, in the order they are preferred. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type Encoding = (typeof encodings)[number]['name'] | 'identity';

/** One encoding of a file. */
export type Variant = {
  encoding: Encoding;
  /** Where it is on the disk. */
  file: string;
  /** What it holds, and what is said of it; absent where it is read anew for each request. */
  held?: { body: Buffer; description: Description };
};

/** A file of the site. */
export type SiteFile = {
  /** Its path below the site's folder, as it is asked for: `/en/about/index.html`. */
  path: string;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
};

/** The state of one encoding of a file, and the headers that tell it. */
export type Description = {
  size: number;
  etag: string;
  /** Names and values in turn, as `writeHead` takes them fastest; all but `Content-Length`. */
  headers: string[];
};
