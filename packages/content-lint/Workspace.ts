import type { ContentLintOptions } from './ContentLintOptions';
import { MessageReader } from './catalogue/MessageReader';

/** The options, and the reader with its cache of parsed files. Keep it between checks, so that they parse only changed files. */
export class Workspace {
  readonly reader: MessageReader;

  constructor(readonly options: ContentLintOptions) {
    this.reader = new MessageReader(options);
  }
}
