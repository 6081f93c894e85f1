/**
 * Merges a translation with its fallback. Objects merge by key; lists of entries merge by `id`, in the order of the
 * fallback; other values are not merged. An empty string counts as missing.
 */
export function mergeFallback(fallback: unknown, translation: unknown): unknown {
  const isMissing = translation === undefined || translation === null || translation === '';
  if (isEntries(fallback) && (isMissing || Array.isArray(translation))) {
    const entries = isEntries(translation) ? translation : [];
    return fallback.map((entry) =>
      mergeFallback(
        entry,
        entries.find(({ id }) => id === entry.id),
      ),
    );
  }
  if (isObject(fallback) && (isMissing || isObject(translation))) {
    const translated = isObject(translation) ? translation : {};
    const merged = Object.entries(fallback).map(([key, value]) => [
      key,
      mergeFallback(value, translated[key]),
    ]);
    return { ...translated, ...Object.fromEntries(merged) };
  }
  return isMissing ? fallback : translation;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntries(value: unknown): value is { id: string; [key: string]: unknown }[] {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === 'string');
}
