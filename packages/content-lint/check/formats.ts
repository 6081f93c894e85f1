import type { Finding } from '../Finding';
import type { Translator } from '../Translator';

/** Output formats for findings: for people, for programs, and as annotations in a GitHub workflow. */
export const formats = { text: formatText, json: formatJson, github: formatGithubAnnotations };

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

/** See https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message */
function formatGithubAnnotations(findings: Finding[]): string {
  const lines = findings.map(({ file, line, column, severity, problem, remedy, rule }) => {
    const location = `file=${escapeProperty(file)},line=${line},col=${column}`;
    return `::${severity} ${location},title=${rule}::${escapeData(`${problem} ${remedy}`)}\n`;
  });
  return lines.join('');
}

function formatSummary(findings: Finding[], translator: Translator): string {
  const errorCount = findings.filter(({ severity }) => severity === 'error').length;
  const errors = translator.count(errorCount, 'error');
  const warnings = translator.count(findings.length - errorCount, 'warning');
  const id = errorCount === 0 ? 'summary.warnings' : 'summary.errors';
  return translator.translate({ id, values: { errors, warnings } });
}

function escapeData(value: string): string {
  return value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(value: string): string {
  return escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
