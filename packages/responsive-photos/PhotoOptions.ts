export type PhotoOptions = {
  /** Folder of the files that are published unchanged, such as `public`. */
  publicFolder: string;
  /** Path of the photographs' folder in `publicFolder`, as used in content: `/images/`. */
  path: string;
  /** Folder of results that are kept between builds. Without it, a build inspects and renders every photograph. */
  cacheFolder: string;
};
