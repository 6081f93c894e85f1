import { renameSync, symlinkSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { basePath } from '../../../lib/shared/basePath';
import type { OwnServer } from './startOwnServer';

/** Folder, next to those of the hosts, of the build that is deployed to each running host. */
export const NEXT_RELEASE = 'next-release';

/** Folder layout of a machine in the recipes. */
export type Layout = {
  /** Published folder: a symbolic link to the current release, which contains the site at `BASE_PATH`. */
  root: string;
  /** Switches to another build atomically, as in the recipe, and reloads the servers. */
  deploy: (servers: readonly OwnServer[]) => void;
};

/** Creates the layout for the built site in `folder`, including the link `out`, from which the site's server reads. */
export async function createLayout(folder: string): Promise<Layout> {
  const root = path.join(folder, 'public');
  const first = path.join(folder, 'releases/1');
  await mkdir(path.dirname(first + basePath), { recursive: true });
  await symlink(path.resolve('out'), first + basePath);
  await symlink('releases/1', root);
  await symlink(`public${basePath}`, path.join(folder, 'out'));
  await symlink(path.resolve(folder, '..', NEXT_RELEASE), path.join(folder, 'releases/2'));
  return {
    root,
    deploy: (servers) => {
      symlinkSync('releases/2', `${root}.new`);
      renameSync(`${root}.new`, root);
      for (const server of servers) server.reload();
    },
  };
}
