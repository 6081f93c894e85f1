import type { Edits, PreviewOptions } from '../PreviewOptions';

/** Returns the edits in a language, such as `en`. */
export type GetEdits = (language: string) => Edits;

/** Reads the outdated translations. */
export async function readEdits({ findOutdatedTexts, describeFile }: PreviewOptions): Promise<GetEdits> {
  const outdatedTexts = await findOutdatedTexts?.();
  return (language) => {
    const names = [...new Set((outdatedTexts ?? []).map(({ file }) => file))];
    const files = names.map((file) => [file, describeFile?.(file, language)] as const);
    return { files: Object.fromEntries(files.filter(([, file]) => file)) as Edits['files'], outdatedTexts };
  };
}
