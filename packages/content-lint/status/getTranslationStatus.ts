import { Catalogue } from '../catalogue/Catalogue';
import type { Workspace } from '../Workspace';
import { collectStatus } from './collectStatus';
import { printStatus } from './printStatus';
import { readLineTimes } from './readLineTimes';

/** Returns the translation status of a messages folder as a table. */
export async function getTranslationStatus(workspace: Workspace, folder: string): Promise<string> {
  const catalogue = new Catalogue(workspace, folder);
  const times = await readLineTimes(catalogue.files.map(({ path }) => path));
  return printStatus(collectStatus(catalogue, times), times !== undefined);
}
