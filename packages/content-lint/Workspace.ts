import type { ContentLintOptions } from './ContentLintOptions';
import { MessageReader } from './catalogue/MessageReader';

/** The options, and a cache of parsed files. If several checks share a workspace, they parse only changed files. */
export class Workspace {
  readonly reader: MessageReader;
  /** The English name of the fallback locale's language: `English`. */
  readonly fallbackName: string;

  constructor(readonly options: ContentLintOptions) {
    const { fallback } = options.locales;
    this.reader = new MessageReader(options);
    this.fallbackName = new Intl.DisplayNames('en', { type: 'language' }).of(fallback) ?? fallback;
  }
}
