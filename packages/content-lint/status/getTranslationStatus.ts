import { findOutdatedTexts, type OutdatedText } from 'translation-history';
import { Catalogue } from '../catalogue/Catalogue';
import type { Workspace } from '../Workspace';
import { collectStatus } from './collectStatus';
import { formatStatus } from './formatStatus';

/** Returns the translation status of a messages folder as a table; with `isDetailed`, also each outdated text. */
export async function getTranslationStatus(
  workspace: Workspace,
  folder: string,
  isDetailed = false,
): Promise<string> {
  const catalogue = new Catalogue(workspace, folder);
  const outdatedTexts = await findOutdatedTexts(folder, workspace.options.locales.all);
  const details = isDetailed ? (outdatedTexts ?? []).map((text) => describe(catalogue, text)).sort() : [];
  return (
    formatStatus(collectStatus(catalogue, outdatedTexts)) +
    explainColumns(catalogue.fallbackName, outdatedTexts !== undefined) +
    (details.length > 0 ? `\n${details.join('\n')}\n` : '')
  );
}

function describe(catalogue: Catalogue, { locale, file, key, changedIn, changedAt }: OutdatedText): string {
  const date = changedAt
    ? `on ${new Date(changedAt * 1000).toISOString().slice(0, 10)}`
    : 'and not committed';
  return `${catalogue.getPath(locale, file)}${key && ` ${key}`}: changed in ${changedIn} ${date}`;
}

/** Explains the columns whose meaning depends on the git history. */
function explainColumns(fallbackName: string, hasHistory: boolean): string {
  return hasHistory
    ? `
"outdated": another language changed later, so the text may need an update. --texts lists these texts.
"words": number of ${fallbackName} words that are missing or outdated.
`
    : `
There is no git history, so outdated texts cannot be detected.
"words": number of ${fallbackName} words that are missing.
`;
}
