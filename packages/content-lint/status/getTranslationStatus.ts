import { findOutdatedTexts, type OutdatedText, RECORD_FILE } from 'translation-history';
import { Catalogue } from '../catalogue/Catalogue';
import type { Workspace } from '../Workspace';
import { collectStatus } from './collectStatus';
import { formatStatus } from './formatStatus';

/** Returns the translation status of a messages folder as a table; with `isDetailed`, also each outdated text. */
export function getTranslationStatus(workspace: Workspace, folder: string, isDetailed = false): string {
  const catalogue = new Catalogue(workspace, folder);
  const outdatedTexts = findOutdatedTexts(folder, workspace.options.locales.all);
  const details = isDetailed ? (outdatedTexts ?? []).map(describe).sort() : [];
  return (
    formatStatus(collectStatus(catalogue, outdatedTexts)) +
    explainColumns(catalogue.fallbackName, outdatedTexts !== undefined) +
    (details.length > 0 ? `\n${details.join('\n')}\n` : '')
  );
}

function describe({ filePath, key, changedIn }: OutdatedText): string {
  const cause =
    changedIn.length > 0 ? `changed in ${changedIn.join(', ')}` : 'another language changed earlier';
  return `${filePath}${key && ` ${key}`}: ${cause}`;
}

/** Explains the columns whose meaning depends on the record of checked translations. */
function explainColumns(fallbackName: string, hasRecord: boolean): string {
  return hasRecord
    ? `
"outdated": another language changed since the translations were checked (${RECORD_FILE}; the git history is
not read, so a shallow clone gives the same result). --texts lists these texts, --checked marks them as still right.
"words": number of ${fallbackName} words that are missing or outdated.
`
    : `
${RECORD_FILE} is missing, so outdated texts cannot be detected. --checked writes it.
"words": number of ${fallbackName} words that are missing.
`;
}
