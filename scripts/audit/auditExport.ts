import { ExportedSite } from './ExportedSite';
import type { Finding, Rule } from './Rule';
import { rules } from './rules';

/** Audits the export in a folder. Returns what it finds, in the order of files and lines. */
export async function auditExport(folder: string): Promise<Finding[]> {
  const site = new ExportedSite(folder);
  const found = await Promise.all(
    Object.entries<Rule>(rules).map(async ([name, rule]) =>
      [...(await rule(site))].map((draft) => ({
        rule: name,
        severity: 'error' as const,
        line: 1,
        column: 1,
        ...draft,
      })),
    ),
  );
  return found.flat().sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
