/** The texts of a file in a locale, by key. */
export type Texts = ReadonlyMap<string, { text: string }>;

/** The change that made a translation outdated: its language and its time (seconds since 1970; undefined if uncommitted). */
export type Cause = { changedIn: string; changedAt: number | undefined };

type Change = 'edited' | 'added';

const NO_TEXTS: Texts = new Map();

/** The texts of a file in all locales, and which of them are outdated. */
export class TextStates {
  private texts = new Map<string, Texts>();
  /** The outdated texts, by key and locale. */
  outdated = new Map<string, Map<string, Cause>>();

  /** Returns a copy that can be changed independently. */
  copy(): TextStates {
    const copy = new TextStates();
    copy.texts = new Map(this.texts);
    copy.outdated = new Map([...this.outdated].map(([key, causes]) => [key, new Map(causes)]));
    return copy;
  }

  /** Applies changes that were made together. */
  apply(changes: ReadonlyMap<string, Texts>, changedAt: number | undefined): void {
    /** The changes of each key, by locale. */
    const changesByKey = new Map<string, Map<string, Change>>();
    for (const [locale, next] of changes) {
      const previous = this.texts.get(locale) ?? NO_TEXTS;
      for (const key of new Set([...previous.keys(), ...next.keys()])) {
        const change = compare(previous.get(key)?.text, next.get(key)?.text);
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
        if (texts.get(key)?.text) causes.set(locale, { changedIn, changedAt });
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
