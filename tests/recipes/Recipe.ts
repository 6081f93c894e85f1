import type { FolderEditor } from '../helpers/FolderEditor';

/** Follows the steps of one task in the editors’ guide automatically. */
export type Recipe = {
  /** Heading in `messages/README.en.md`. */
  title: string;
  /** Follows the steps of the guide. All recipes edit the same copy, in the order of their file names. */
  edit(copy: FolderEditor): void | Promise<void>;
};
