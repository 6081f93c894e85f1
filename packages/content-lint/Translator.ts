import type { ContentLintOptions } from './ContentLintOptions';
import type { Finding } from './Finding';
import type { FindingText } from './Sentence';
import en from './sentences/en.json' with { type: 'json' };
import vi from './sentences/vi.json' with { type: 'json' };
import zh from './sentences/zh.json' with { type: 'json' };

/**
 * The sentences of a language, in groups. The group `phrases` translates texts without an id, by their English wording:
 * the messages of schemas, and findings of other packages.
 */
export type SentenceTree = { [key: string]: string | SentenceTree };

const builtInSentences: Record<string, SentenceTree> = { en, zh, vi };

export const DEFAULT_LANGUAGE = 'en';

/** Translates the texts of findings. A sentence that the language lacks is in English. */
export class Translator {
  private readonly sentences = new Map<string, string>();
  private readonly phrasePatterns: { pattern: RegExp; translation: string }[] = [];
  private readonly plurals: Intl.PluralRules;
  private readonly commonValues: Record<string, string>;

  constructor(
    { sentences = {}, folder, locales }: Pick<ContentLintOptions, 'sentences' | 'folder' | 'locales'>,
    language: string,
  ) {
    for (const tag of [DEFAULT_LANGUAGE, language])
      for (const tree of [builtInSentences[tag], sentences[tag]]) this.add(tree ?? {}, '');
    this.plurals = new Intl.PluralRules(language);
    // Inside a sentence, languages are written differently from the names of `Intl`: `英文`, `tiếng Anh`.
    const names = new Intl.DisplayNames(language, { type: 'language' });
    const fallbackName = this.sentences.get(`languages.${locales.fallback}`) ?? names.of(locales.fallback);
    this.commonValues = { folder, language: fallbackName ?? locales.fallback };
  }

  private add(tree: SentenceTree, prefix: string): void {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value !== 'string') this.add(value, `${prefix}${key}.`);
      else this.sentences.set(prefix + key, value);
      if (prefix === 'phrases.' && /\{\w+\}/.test(key))
        this.phrasePatterns.push({ pattern: createPhrasePattern(key), translation: String(value) });
    }
  }

  /** Returns a text in the language. */
  translate(text: FindingText): string {
    if (typeof text === 'string') return this.translatePhrase(text);
    const values = { ...this.commonValues, ...text.values };
    // Brackets that are not a placeholder of the sentence are part of it, such as an example of a placeholder.
    return (this.sentences.get(text.id) ?? text.id).replace(/\{(\w+)\}/g, (bracket, name: string) => {
      const value = values[name];
      return value === undefined ? bracket : typeof value === 'number' ? `${value}` : this.translate(value);
    });
  }

  /** Formats a number with its noun: `2 errors`. */
  count(count: number, noun: string): string {
    return this.translate({ id: `count.${noun}.${this.plurals.select(count)}`, values: { count } });
  }

  translateFindings(findings: readonly Finding<FindingText>[]): Finding[] {
    return findings.map((finding) => ({
      ...finding,
      problem: this.translate(finding.problem),
      remedy: this.translate(finding.remedy),
    }));
  }

  private translatePhrase(text: string): string {
    const phrase = this.sentences.get(`phrases.${text}`);
    if (phrase !== undefined) return phrase;
    for (const { pattern, translation } of this.phrasePatterns) {
      const { groups } = pattern.exec(text) ?? {};
      if (groups) return translation.replace(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? '');
    }
    return text;
  }
}

/** Creates the pattern of a phrase with placeholders: `has {count} lines`. */
function createPhrasePattern(phrase: string): RegExp {
  const source = phrase.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)');
  return new RegExp(`^${source}$`);
}

/** Returns the languages in which findings are available. */
export function getLanguages({ sentences = {} }: Pick<ContentLintOptions, 'sentences'>): string[] {
  return [...new Set([...Object.keys(builtInSentences), ...Object.keys(sentences)])];
}

/** Returns the language of the terminal or the operating system, such as `zh` if `LANG` is `zh_CN.UTF-8`. */
export function detectLanguage(locale = new Intl.DateTimeFormat().resolvedOptions().locale): string {
  const [language = ''] = locale.split('-');
  return language in builtInSentences ? language : DEFAULT_LANGUAGE;
}
