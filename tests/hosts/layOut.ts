import { renameSync, symlinkSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { basePath } from '../../lib/shared/basePath';
import type { OwnServer } from './startOwnServer';

/** Beside the folders of all hosts: the build that each of them gets while it runs. */
export const NEXT_RELEASE = 'next-release';

/** The folder of a machine as the recipes lay it out. */
export type Layout = {
  /** What is published: a link to the release that stands, in which the site is where `BASE_PATH` says. */
  root: string;
  /** Puts another build in the place of the one that stands, in the recipe's one step, and has servers read it. */
  deploy: (servers: readonly OwnServer[]) => void;
};

/** Lays `folder` out for the built site; `out`, a link to it, is what the site's own server reads there. */
export async function layOut(folder: string): Promise<Layout> {
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
