/** The merged value, and the dotted paths of all texts taken from the fallback. */
export type MergeResult = { value: unknown; untranslated: string[] };

/**
 * Merges a translation with its fallback. Objects merge by key; lists of entries merge by `id`, in the order of the
 * fallback, followed by the entries that only the translation has; other values are not merged. An empty string counts
 * as missing.
 */
export function mergeFallback(fallback: unknown, translation: unknown, rootPath = ''): MergeResult {
  const untranslated: string[] = [];

  function merge(original: unknown, translated: unknown, path: string): unknown {
    const isMissing = translated === undefined || translated === null || translated === '';
    if (isEntries(original) && (isMissing || Array.isArray(translated))) {
      const translatedEntries = isEntries(translated) ? translated : [];
      const ids = original.map(({ id }) => id);
      return [
        ...original.map((entry) =>
          merge(
            entry,
            translatedEntries.find(({ id }) => id === entry.id),
            join(path, entry.id),
          ),
        ),
        ...translatedEntries.filter(({ id }) => !ids.includes(id)),
      ];
    }
    if (isObject(original) && (isMissing || isObject(translated))) {
      const translatedObject = isObject(translated) ? translated : {};
      const merged = Object.entries(original).map(([key, value]) => [
        key,
        merge(value, translatedObject[key], join(path, key)),
      ]);
      return { ...translatedObject, ...Object.fromEntries(merged) };
    }
    if (isMissing) untranslated.push(path);
    return isMissing ? original : translated;
  }

  return { value: merge(fallback, translation, rootPath), untranslated };
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntries(value: unknown): value is { id: string; [key: string]: unknown }[] {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === 'string');
}
