import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Workspace } from 'content-lint';
import options from '@/content-lint.config';
import { fixture } from '@/tests/fixtures/fixture';

/**
 * The site's workspace for copies of the fixture's messages. The copies have no history, and hundreds of git calls
 * would be slow. The fixture has no pages, so a file lists the messages that a build would read.
 */
export const uncommittedWorkspace = new Workspace({
  ...options,
  shouldSearchGitHistory: false,
  code: {
    ...options.code,
    readUsedMessages: () => JSON.parse(readFileSync(path.join(fixture, 'used-messages.json'), 'utf8')),
  },
});
