import { createTranslator, type Locale } from 'use-intl/core';
import type { MessageLintOptions } from './MessageLintOptions';
import type { Finding, FindingText } from './Rule';
import en from './sentences/en.json' with { type: 'json' };
import vi from './sentences/vi.json' with { type: 'json' };
import zh from './sentences/zh.json' with { type: 'json' };

/** The sentences of a language, in groups. Each is an ICU message. */
export type SentenceTree = { [key: string]: string | SentenceTree };

const builtInSentences: Record<string, SentenceTree> = { en, zh, vi };

const DEFAULT_LANGUAGE = 'en';

/** The languages in which findings are available. */
export const languages = Object.keys(builtInSentences);

/** Translates the texts of findings; in an unknown language, they are in English. */
export class Translator {
  private readonly format: (id: string, values: Record<string, string | number>) => string;
  private readonly fallbackName: string;

  constructor({ sentences, locales }: Pick<MessageLintOptions, 'sentences' | 'locales'>, wanted: string) {
    const locale = (wanted in builtInSentences ? wanted : DEFAULT_LANGUAGE) as Locale;
    const messages = { ...builtInSentences[locale], ...sentences[locale] };
    const onError = (error: Error) => {
      throw error;
    };
    const translate = createTranslator({ locale, messages, onError });
    this.format = (id, values) => translate(id as never, values as never);
    // Inside a sentence, languages are written differently from the names of `Intl`: `英文`, `tiếng Anh`.
    const names = messages.languages as Record<string, string> | undefined;
    const { fallback } = locales;
    this.fallbackName =
      names?.[fallback] ?? new Intl.DisplayNames(locale, { type: 'language' }).of(fallback) ?? fallback;
  }

  /** Returns a text in the language. In sentences, `{language}` is the language of the fallback locale. */
  translate(text: FindingText): string {
    if (typeof text === 'string') return text;
    const values = Object.entries({ language: this.fallbackName, ...text.values }).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : this.translate(value),
    ]);
    return this.format(text.id, Object.fromEntries(values));
  }

  translateFindings(findings: readonly Finding<FindingText>[]): Finding[] {
    return findings.map((finding) => ({
      ...finding,
      problem: this.translate(finding.problem),
      remedy: this.translate(finding.remedy),
    }));
  }
}

/** Returns the language of the terminal or the operating system, such as `zh` if `LANG` is `zh_CN.UTF-8`. */
export function detectLanguage(locale = new Intl.DateTimeFormat().resolvedOptions().locale): string {
  const [language = ''] = locale.split('-');
  return languages.includes(language) ? language : DEFAULT_LANGUAGE;
}
