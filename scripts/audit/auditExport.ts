import { ExportedSite } from './ExportedSite';
import type { Finding, Rule } from './Rule';
import { rules } from './rules';

/** Audits the export in a folder. Returns the findings sorted by file and line. */
export async function auditExport(folder: string): Promise<Finding[]> {
  const site = new ExportedSite(folder);
  const findings = await Promise.all(
    Object.entries<Rule>(rules).map(async ([name, rule]) =>
      [...(await rule(site))].map((finding) => ({
        rule: name,
        severity: 'error' as const,
        line: 1,
        column: 1,
        ...finding,
      })),
    ),
  );
  return findings
    .flat()
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
