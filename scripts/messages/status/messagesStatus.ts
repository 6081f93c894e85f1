import { Catalogue } from '../check/catalogue/Catalogue';
import { collectStatus } from './collectStatus';
import { printStatus } from './printStatus';
import { readLineTimes } from './readLineTimes';

/** How far each page of a messages folder is translated, and what there is to do, as a table. */
export async function messagesStatus(folder: string): Promise<string> {
  const catalogue = new Catalogue(folder);
  const times = await readLineTimes(catalogue.files.map(({ path }) => path));
  return printStatus(collectStatus(catalogue, times), times !== undefined);
}
