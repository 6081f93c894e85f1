import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '../../../lib/shared/basePath';

/** A folder that holds the built site where `BASE_PATH` says, as the recipes lay it out. */
export function publicFolder(folder: string): { address: string; root: string } {
  const out = path.resolve('out');
  const root = path.join(folder, 'public');
  mkdirSync(path.dirname(root + basePath), { recursive: true });
  symlinkSync(out, root + basePath);
  return { address: '_', root };
}
