import type { ContentLintOptions } from './ContentLintOptions';
import { MessageReader } from './catalogue/MessageReader';
import { memoizeByContent } from './catalogue/memoizeByContent';
import { DEFAULT_LANGUAGE, getLanguages, Translator } from './Translator';

/** The options, and a cache of parsed files. If several checks share a workspace, they parse only changed files. */
export class Workspace {
  readonly reader: MessageReader;
  /** Returns the anchors of a Markdown file from its source and path. */
  readonly getAnchors: (source: string, path: string) => string[];
  /** The English name of the fallback locale's language: `English`. */
  readonly fallbackName: string;
  private readonly translators = new Map<string, Translator>();

  constructor(readonly options: ContentLintOptions) {
    const { fallback } = options.locales;
    this.reader = new MessageReader(options);
    this.getAnchors = memoizeByContent((source) => options.markdown.getAnchors(source));
    this.fallbackName = new Intl.DisplayNames('en', { type: 'language' }).of(fallback) ?? fallback;
  }

  /** Returns the translator of a language, created on first use. Texts of an unknown language are in English. */
  getTranslator(language = DEFAULT_LANGUAGE): Translator {
    const known = getLanguages(this.options).includes(language) ? language : DEFAULT_LANGUAGE;
    const translator = this.translators.get(known) ?? new Translator(this.options, known);
    this.translators.set(known, translator);
    return translator;
  }
}
