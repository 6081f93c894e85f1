/** Access to the files of an index. Implemented by the site, which loads and caches them. */
export type IndexSource = {
  /** BCP 47 tag of the documents' language, the same as when the index was built. */
  locale: string;
  /** Loads a file of the index by name and parses its JSON. Throws if `isExpected` returns false. */
  load: <T>(file: string, isExpected: (value: unknown) => value is T) => Promise<T>;
  /** Removes files that come from two builds from the cache of `load`, and returns the error to throw. */
  discard: (files: readonly string[]) => Error;
};
