import type { TaxonomyOptions } from '../ContentLintOptions';
import type { Tree } from '../catalogue/Tree';

/** True if editors may add and remove the children of a value: items of a list, ids of the taxonomy. */
export function hasEditableChildren(
  { kind, path }: Tree,
  fileName: string,
  taxonomy: TaxonomyOptions | undefined,
): boolean {
  if (kind === 'list' || kind === 'entries') return true;
  return fileName === taxonomy?.file && taxonomy.groups.includes(path);
}
