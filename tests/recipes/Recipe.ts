import type { ProjectCopy } from './ProjectCopy';

/** A task that the editors' guide explains, followed automatically. */
export type Recipe = {
  /** Heading in `messages/README.en.md`. */
  title: string;
  /** Follows the steps of the guide. All recipes edit the same copy, in the order of their file names. */
  edit(copy: ProjectCopy): void | Promise<void>;
};
