import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkMessages } from './checkMessages';
import type { Finding } from './Rule';
import { detectLanguage, getLanguages, type Translator } from './Translator';
import type { Workspace } from './Workspace';

/** Prints the output and the error messages of a command. */
export type CommandOutput = { write(text: string): void; writeError(text: string): void };

/**
 * Checks the messages and prints the findings. Arguments: `--format`, `--messages`, `--help`, and `--language`, by default
 * the language of the terminal. Returns the exit code: 1 if there are errors, 2 for invalid arguments.
 */
export async function runCheckCommand(
  workspace: Workspace,
  args: string[],
  output: CommandOutput,
): Promise<number> {
  const { folder, pictures, code } = workspace.options;
  const languages = getLanguages(workspace.options);
  const usage = `Options: --format ${Object.keys(formats).join('|')}, --language ${languages.join('|')}, --messages FOLDER.\n`;
  const fail = (reason: string) => {
    output.writeError(`${reason}\n`);
    return 2;
  };
  let values: ReturnType<typeof parseValues>;
  try {
    values = parseValues(args, folder);
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage.trimEnd()}`);
  }
  if (values.help) {
    output.write(usage);
    return 0;
  }
  if (!(values.format in formats))
    return fail(`Invalid --format. Use one of: ${Object.keys(formats).join(', ')}.`);
  if (!existsSync(values.messages)) return fail(`The folder ${values.messages} does not exist.`);
  if (!languages.includes(values.language))
    return fail(`Invalid --language. Use one of: ${languages.join(', ')}.`);

  await pictures?.prepare?.();
  const findings = checkMessages(workspace, values.messages, undefined, values.language);
  const translator = workspace.getTranslator(values.language);
  output.write(formats[values.format as Format](findings, translator));
  if (code?.buildCommand && !code.readUsedMessages())
    output.writeError(
      `${translator.translate({ id: 'summary.keysNotChecked', values: { command: code.buildCommand } })}\n`,
    );
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function parseValues(args: string[], folder: string) {
  return parseArgs({
    args,
    options: {
      format: { type: 'string', default: 'text' },
      messages: { type: 'string', default: folder },
      language: { type: 'string', default: detectLanguage() },
      help: { type: 'boolean' },
    },
  }).values;
}

/** Output formats for findings: for people and for programs. */
export const formats = { text: formatText, json: formatJson };

export type Format = keyof typeof formats;

function formatText(findings: Finding[], translator: Translator): string {
  if (findings.length === 0) return `${translator.translate({ id: 'summary.none' })}\n`;
  const blocks = findings.map(
    ({ file, line, column, severity, problem, remedy, rule }) =>
      `${file}:${line}:${column}  ${translator.translate({ id: `severity.${severity}` })}${problem}\n    ${remedy}  [${rule}]\n`,
  );
  return `${blocks.join('\n')}\n${formatSummary(findings, translator)}\n`;
}

function formatJson(findings: Finding[]): string {
  return `${JSON.stringify(findings, null, 2)}\n`;
}

function formatSummary(findings: Finding[], translator: Translator): string {
  const errorCount = findings.filter(({ severity }) => severity === 'error').length;
  const errors = translator.translate({ id: 'count.error', values: { count: errorCount } });
  const warnings = translator.translate({
    id: 'count.warning',
    values: { count: findings.length - errorCount },
  });
  const id = errorCount === 0 ? 'summary.warnings' : 'summary.errors';
  return translator.translate({ id, values: { errors, warnings } });
}
