/** Where a host finds the site and is found. */
export type Place = {
  /** The name that visitors know the site by; for Caddy an address with its scheme and port. */
  address: string;
  /** The port that nginx listens on. */
  port: string;
  /** The folder whose subfolder `BASE_PATH` (itself where there is none) is the built site. */
  root: string;
  /** Where the site's own servers listen: names and ports. */
  servers: string[];
};

/** The first words of every generated file. */
export const GENERATED = 'Made by "npm run deploy:files" from lib/shared/: change it there.';
