/** Where the list stands. */
export const LICENCE_LIST = 'docs/licences.md';

/** The list of what is shipped and under which licences, as Markdown; `packages` as `shippedPackages` tells them. */
export function licenceList(packages: ReadonlyMap<string, string>): string {
  const licences = [...new Set(packages.values())].sort();
  const sections = licences.map((licence) => {
    const names = [...packages].filter(([, given]) => given === licence).map(([name]) => name);
    return `## ${licence}\n\n${names.sort().join(', ')}\n`;
  });
  return `# Licences of what is shipped

What visitors and servers get of packages: bundled into pages, islands, the server or an edge, installed in production, or
made into files. Written by \`npm run licences\` from package-lock.json.

${sections.join('\n')}`;
}
