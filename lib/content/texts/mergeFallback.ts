type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What merging found: the complete value, and the dotted paths of every text taken from the fallback. */
export type Merged = { value: Json; untranslated: string[] };

/**
 * Lays a translation over its fallback. Objects merge key by key; lists of entries with an `id` merge by it, in the
 * fallback's order; anything else is taken whole. An empty string counts as missing.
 */
export function mergeFallback(fallback: Json, translation: Json | undefined, at = ''): Merged {
  if (translation === undefined || translation === null || translation === '') {
    return { value: fallback, untranslated: paths(fallback, at) };
  }
  if (isEntries(fallback) && Array.isArray(translation)) {
    const translated = isEntries(translation) ? translation : [];
    return collect(
      fallback.map((entry) => [
        entry.id,
        mergeFallback(
          entry,
          translated.find(({ id }) => id === entry.id),
          join(at, entry.id),
        ),
      ]),
      (pairs) => pairs.map(([, value]) => value),
    );
  }
  if (isObject(fallback) && isObject(translation)) {
    return collect(
      Object.entries(fallback).map(([key, value]) => [
        key,
        mergeFallback(value, translation[key], join(at, key)),
      ]),
      (pairs) => ({ ...translation, ...Object.fromEntries(pairs) }),
    );
  }
  return { value: translation, untranslated: [] };
}

function collect(parts: [string, Merged][], build: (pairs: [string, Json][]) => Json): Merged {
  return {
    value: build(parts.map(([key, part]) => [key, part.value])),
    untranslated: parts.flatMap(([, part]) => part.untranslated),
  };
}

function paths(value: Json, at: string): string[] {
  if (isEntries(value)) return value.flatMap((entry) => paths(entry, join(at, entry.id)));
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => paths(inner, join(at, key)));
  return [at];
}

function join(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntries(value: Json): value is { id: string; [key: string]: Json }[] {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === 'string');
}
