/** The complete value, and the dotted paths of every text in it that was taken from the fallback. */
export type MergeResult = { value: unknown; untranslated: string[] };

/**
 * Lays a translation over its fallback. Objects merge key by key; lists of entries with an `id` merge by it, in the
 * fallback's order; anything else is taken whole. An empty string counts as missing.
 */
export function mergeFallback(fallback: unknown, translation: unknown, at = ''): MergeResult {
  const untranslated: string[] = [];

  function merge(original: unknown, translated: unknown, path: string): unknown {
    const isMissing = translated === undefined || translated === null || translated === '';
    if (isEntries(original) && (isMissing || Array.isArray(translated))) {
      const own = isEntries(translated) ? translated : [];
      return original.map((entry) =>
        merge(
          entry,
          own.find(({ id }) => id === entry.id),
          join(path, entry.id),
        ),
      );
    }
    if (isObject(original) && (isMissing || isObject(translated))) {
      const own = isObject(translated) ? translated : {};
      const merged = Object.entries(original).map(([key, value]) => [
        key,
        merge(value, own[key], join(path, key)),
      ]);
      return { ...own, ...Object.fromEntries(merged) };
    }
    if (isMissing) untranslated.push(path);
    return isMissing ? original : translated;
  }

  return { value: merge(fallback, translation, at), untranslated };
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
