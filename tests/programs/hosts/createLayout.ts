import { renameSync, symlinkSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { basePath } from '@/lib/i18n/paths';
import type { SiteServer } from './startSiteServer';

/**
 * Name of the folder that contains the second build, which is deployed while the hosts run. It is beside the hosts'
 * folders.
 */
export const NEXT_RELEASE = 'next-release';

/** Folder layout of a machine as the guides in `deploy/` describe it. */
export type Layout = {
  /** Published folder: a symbolic link to the current release, which contains the site at `BASE_PATH`. */
  root: string;
  /** Switches to the second build atomically, as in the guides, and reloads the servers. */
  deploy: (servers: readonly SiteServer[]) => void;
};

/**
 * Creates the layout in `folder` for the site built in `out/`. Also creates the link `out`, from which the site's
 * server reads.
 */
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
