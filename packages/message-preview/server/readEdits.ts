import type { Edits, PreviewOptions } from '../PreviewOptions';
import type { WorkingCopy } from './WorkingCopy';

/** Returns the edits in a language, such as `en`. */
export type GetEdits = (language: string) => Edits;

/** Reads the outdated translations, the changes since the last commit, and the discarded versions. */
export async function readEdits(
  { findOutdatedTexts, describeFile }: PreviewOptions,
  workingCopy: WorkingCopy | undefined,
): Promise<GetEdits> {
  const outdatedTexts = await findOutdatedTexts?.();
  const changes = await workingCopy?.listChanges();
  const discarded = workingCopy?.listDiscarded();
  const paths = [
    ...(outdatedTexts ?? []).map(({ filePath }) => filePath),
    ...[...(changes ?? []), ...(discarded ?? [])].map(({ file }) => file),
  ];
  return (language) => ({
    files: describeFiles(paths, language, describeFile),
    outdatedTexts,
    changes,
    discarded,
  });
}

/** Returns the descriptions of the files that have one. */
export function describeFiles(
  paths: string[],
  language: string,
  describeFile: PreviewOptions['describeFile'],
): Edits['files'] {
  const entries = [...new Set(paths)].flatMap((file) => {
    const description = describeFile?.(file, language);
    return description ? [[file, description] as const] : [];
  });
  return Object.fromEntries(entries);
}
