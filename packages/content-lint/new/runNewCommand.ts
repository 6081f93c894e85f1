import { parseArgs } from 'node:util';
import type { CommandOutput } from '../check/runCheckCommand';
import type { Workspace } from '../Workspace';
import { InputError } from './InputError';
import { promptForAnswers } from './promptForAnswers';
import { writeNewContent } from './writeNewContent';

/**
 * Creates new content with placeholder texts that pass the checks: `article --en "…" --slug …`. Prompts for missing
 * titles. Never overwrites a file. Returns the exit code: 2 for invalid input.
 */
export async function runNewCommand(
  workspace: Workspace,
  args: string[],
  output: CommandOutput,
): Promise<number> {
  const { folder, locales } = workspace.options;
  const titles = locales.all.map((locale) => `[--${locale} TITLE]`).join(' ');
  const usage = `Arguments: KIND ${titles} [--slug SLUG] [--messages FOLDER]. Prompts for what is missing.\n`;
  if (args.includes('--help')) {
    output.write(usage);
    return 0;
  }
  const names = [...locales.all, 'slug', 'messages'];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const titlesAndSlug = values as Record<string, string>;
    const answers = await promptForAnswers(workspace.options, positionals[0], titlesAndSlug);
    for (const createdFile of writeNewContent(workspace, String(values.messages ?? folder), answers))
      output.write(`Created: ${createdFile}\n`);
    output.write('Next: replace the placeholder texts, then run npm run check:messages.\n');
    return 0;
  } catch (error) {
    const isOptionInvalid = String((error as { code?: string }).code).startsWith('ERR_PARSE');
    if (!isOptionInvalid && !(error instanceof InputError)) throw error;
    output.writeError(`${(error as Error).message}\n${isOptionInvalid ? usage : ''}`);
    return 2;
  }
}
