import { Catalogue } from '../check/catalogue/Catalogue';
import { collectStatus } from './collectStatus';
import { printStatus } from './printStatus';
import { readLineTimes } from './readLineTimes';

/** Returns the translation status of a messages folder as a table. */
export async function messagesStatus(folder: string): Promise<string> {
  const catalogue = new Catalogue(folder);
  const times = await readLineTimes(catalogue.files.map(({ path }) => path));
  return printStatus(collectStatus(catalogue, times), times !== undefined);
}
