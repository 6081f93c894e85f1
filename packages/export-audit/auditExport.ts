import type { AuditOptions } from './AuditOptions';
import { ExportedSite } from './ExportedSite';
import type { Finding, Rule } from './Rule';
import { placeholder } from './rules/content';
import { brokenLink, missingFile, thirdPartyHost } from './rules/links';
import { hreflang, language, sitemap, titles } from './rules/metadata';
import { sizeBudget } from './rules/sizeBudget';
import { validHtml } from './rules/validHtml';

/** Audits an exported folder. Returns the findings sorted by file and line. */
export async function auditExport(options: AuditOptions): Promise<Finding[]> {
  const site = new ExportedSite(options);
  const findings = await Promise.all(
    Object.entries<Rule>({ ...rules, ...options.rules }).map(([name, rule]) => runRule(name, rule, site)),
  );
  return findings
    .flat()
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

async function runRule(name: string, rule: Rule, site: ExportedSite): Promise<Finding[]> {
  const findings = [...(await rule(site))];
  return findings.map((finding) => ({ rule: name, severity: 'error', line: 1, column: 1, ...finding }));
}

/** The built-in rules by name. A project adds its own in its options. */
export const rules = {
  brokenLink,
  hreflang,
  language,
  missingFile,
  placeholder,
  sitemap,
  sizeBudget,
  thirdPartyHost,
  titles,
  validHtml,
} satisfies Record<string, Rule>;
