/** What a build with a number of articles in each language cost. Sizes in bytes. */
export type Measured = {
  articles: number;
  /** Every page that was written, those without a language included. */
  pages: number;
  /** The whole of `npm run build`. */
  seconds: number;
  /** What compiling took of it: the same for any number of articles. */
  compileSeconds: number;
  /** The processor time of the whole: on a machine with other work the steadier figure. */
  cpuSeconds: number;
  /** The most memory that all processes of the build held together. */
  peakMemory: number;
  /** The export, without the compressed copies for servers. */
  outSize: number;
  /** The list page and an article page as sent, compressed. */
  listPage: number;
  articlePage: number;
};

/** Milliseconds a page costs, compiling left out. */
export function pageTime({ seconds, compileSeconds, pages }: Measured): number {
  return ((seconds - compileSeconds) / pages) * 1000;
}
