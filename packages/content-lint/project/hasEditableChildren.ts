import type { TaxonomyOptions } from '../ContentLintOptions';
import type { Tree } from '../catalogue/Tree';

/** True if editors can add and remove the children of a value: the items of a list, or the ids of a taxonomy group. */
export function hasEditableChildren(
  { kind, path }: Tree,
  fileName: string,
  taxonomy: TaxonomyOptions | undefined,
): boolean {
  if (kind === 'list' || kind === 'entries') return true;
  return fileName === taxonomy?.file && taxonomy.groups.includes(path);
}
