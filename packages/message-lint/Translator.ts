import { createTranslator, type Locale } from 'use-intl/core';
import type { MessageLintOptions } from './MessageLintOptions';
import type { Finding, FindingText, SentenceValues } from './Rule';
import en from './sentences/en.json' with { type: 'json' };
import vi from './sentences/vi.json' with { type: 'json' };
import zh from './sentences/zh.json' with { type: 'json' };

/** The sentences of a language, in groups. Each is an ICU message. */
export type SentenceTree = { [key: string]: string | SentenceTree };

const builtInSentences: Record<string, SentenceTree> = { en, zh, vi };

export const DEFAULT_LANGUAGE = 'en';

/** Translates the texts of findings. A sentence that the language lacks is in English. */
export class Translator {
  private readonly format: (id: string, values: Record<string, string | number>) => string;
  private readonly commonValues: SentenceValues;

  constructor(
    { sentences = {}, folder, locales }: Pick<MessageLintOptions, 'sentences' | 'folder' | 'locales'>,
    language: string,
  ) {
    const messages = [DEFAULT_LANGUAGE, language]
      .flatMap((tag) => [builtInSentences[tag], sentences[tag]])
      .reduce<SentenceTree>((merged, tree) => mergeTrees(merged, tree ?? {}), {});
    const onError = (error: Error) => {
      throw error;
    };
    const translate = createTranslator({ locale: language as Locale, messages, onError });
    this.format = (id, values) => translate(id as never, values as never);
    // Inside a sentence, languages are written differently from the names of `Intl`: `英文`, `tiếng Anh`.
    const names = messages.languages as Record<string, string> | undefined;
    const fallbackName =
      names?.[locales.fallback] ?? new Intl.DisplayNames(language, { type: 'language' }).of(locales.fallback);
    this.commonValues = { folder, language: fallbackName ?? locales.fallback };
  }

  /** Returns a text in the language. */
  translate(text: FindingText): string {
    if (typeof text === 'string') return text;
    const values = Object.entries({ ...this.commonValues, ...text.values }).map(([name, value]) => [
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

function mergeTrees(base: SentenceTree, other: SentenceTree): SentenceTree {
  const merged = { ...base };
  for (const [key, value] of Object.entries(other)) {
    const current = merged[key];
    merged[key] =
      typeof value === 'object' && typeof current === 'object' ? mergeTrees(current, value) : value;
  }
  return merged;
}

/** Returns the languages in which findings are available. */
export function getLanguages({ sentences = {} }: Pick<MessageLintOptions, 'sentences'>): string[] {
  return [...new Set([...Object.keys(builtInSentences), ...Object.keys(sentences)])];
}

/** Returns the language of the terminal or the operating system, such as `zh` if `LANG` is `zh_CN.UTF-8`. */
export function detectLanguage(locale = new Intl.DateTimeFormat().resolvedOptions().locale): string {
  const [language = ''] = locale.split('-');
  return language in builtInSentences ? language : DEFAULT_LANGUAGE;
}
