import type { ProjectCopy } from './ProjectCopy';

/** Something that `messages/README.md` tells editors how to do. */
export type Recipe = {
  /** Its heading there. */
  title: string;
  /** Does it, as the guide says. All recipes are followed in the same copy, in the order of their files. */
  edit(copy: ProjectCopy): void | Promise<void>;
};
