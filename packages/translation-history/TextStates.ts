/** The texts of a file in a locale, by key. */
export type Texts = ReadonlyMap<string, string>;

/** The change that made a translation outdated: its language and its time (seconds since 1970; undefined if uncommitted). */
export type Cause = { changedIn: string; changedAt: number | undefined };

type Change = 'edited' | 'added';

const NO_TEXTS: Texts = new Map();

/** The texts of a file in all locales, and which of them are outdated. */
export class TextStates {
  private readonly texts = new Map<string, Texts>();
  /** The outdated texts, by key and locale. */
  readonly outdated = new Map<string, Map<string, Cause>>();

  /** Applies changes that were made together. */
  apply(changes: ReadonlyMap<string, Texts>, changedAt: number | undefined): void {
    /** The changes of each key, by locale. */
    const changesByKey = new Map<string, Map<string, Change>>();
    for (const [locale, next] of changes) {
      const previous = this.texts.get(locale) ?? NO_TEXTS;
      for (const key of new Set([...previous.keys(), ...next.keys()])) {
        const change = compare(previous.get(key), next.get(key));
        if (change === 'removed') this.outdated.get(key)?.delete(locale);
        else if (change) changesByKey.set(key, (changesByKey.get(key) ?? new Map()).set(locale, change));
      }
    }
    for (const [locale, next] of changes) this.texts.set(locale, next);
    for (const [key, keyChanges] of changesByKey) this.applyToKey(key, keyChanges, changedAt);
  }

  private applyToKey(key: string, changes: Map<string, Change>, changedAt: number | undefined): void {
    const causes = this.outdated.get(key) ?? new Map<string, Cause>();
    const changedIn = [...changes].find(
      ([locale, change]) => change === 'edited' && !causes.has(locale),
    )?.[0];
    if (changedIn !== undefined) {
      for (const [locale, texts] of this.texts)
        if (texts.get(key)) causes.set(locale, { changedIn, changedAt });
    }
    for (const locale of changes.keys()) causes.delete(locale);
    this.outdated.set(key, causes);
  }
}

function compare(previous = '', next = ''): Change | 'removed' | undefined {
  if (previous === next || getWords(previous) === getWords(next)) return undefined;
  if (next === '') return 'removed';
  return previous === '' ? 'added' : 'edited';
}

/** Returns a text without punctuation, case and white space. */
function getWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
