import type { PartialFinding, Rule } from 'export-audit';
import { findCardProblems } from '@/lib/routes/shareCards/findCardProblems';

/** Reports share cards whose pixels do not show the title, the logo or the picture on the colour of the brand. */
export const legibleShareCard: Rule = async (site) => {
  const findings: PartialFinding[] = [];
  for (const file of site.listFilesByExtension('png').filter((path) => path.startsWith('og/')))
    for (const problem of await findCardProblems(site.readBytes(file)))
      findings.push({ file, problem: `${problem} Compare the logo and the drawing of the page.` });
  return findings;
};
