import type { AuditOptions } from './AuditOptions';
import { ExportedSite } from './ExportedSite';
import type { Finding, Rule } from './Rule';
import { rules } from './rules';

/** Audits an exported folder. Returns the findings sorted by file and line. */
export async function auditExport(options: AuditOptions): Promise<Finding[]> {
  const site = new ExportedSite(options);
  const findings = await Promise.all(
    Object.entries<Rule | false>({ ...rules, ...options.rules }).map(([name, rule]) =>
      rule ? runRule(name, rule, site) : [],
    ),
  );
  return findings
    .flat()
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

async function runRule(name: string, rule: Rule, site: ExportedSite): Promise<Finding[]> {
  const findings = [...(await rule(site))];
  return findings.map((finding) => ({ rule: name, severity: 'error', line: 1, column: 1, ...finding }));
}
