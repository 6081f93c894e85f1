import { Catalogue } from '../catalogue/Catalogue';
import type { Workspace } from '../Workspace';
import { collectStatus } from './collectStatus';
import { formatStatus } from './formatStatus';
import { readLineTimes } from './readLineTimes';

/** Returns the translation status of a messages folder as a table. */
export async function getTranslationStatus(workspace: Workspace, folder: string): Promise<string> {
  const catalogue = new Catalogue(workspace, folder);
  const times = await readLineTimes(catalogue.files.map(({ path }) => path));
  return (
    formatStatus(collectStatus(catalogue, times)) +
    explainColumns(catalogue.fallbackName, times !== undefined)
  );
}

/** Explains the columns whose meaning depends on the git history. */
function explainColumns(fallbackName: string, hasHistory: boolean): string {
  return hasHistory
    ? `
"outdated": the ${fallbackName} text changed after the translation, so the translation may need an update.
"words": number of ${fallbackName} words that are missing or outdated.
`
    : `
There is no git history, so outdated texts cannot be detected.
"words": number of ${fallbackName} words that are missing.
`;
}
