import { runNewCommand } from 'content-lint';
import { workspace } from './messages/workspace';

/**
 * `npm run new article|news|case|device|page`: prompts for the titles, or reads them from `-- --en "…" --vi "…"
 * --slug …`. Writes files that pass `check:messages`, with placeholder text in each field. Never overwrites a file.
 */
process.exitCode = await runNewCommand(workspace, process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
