import type { ShippedPackagesOptions } from './ShippedPackagesOptions';

/** Formats the packages returned by `getShippedPackages` as Markdown, grouped by licence. */
export function formatLicenceList(
  packages: ReadonlyMap<string, string>,
  { introduction }: Pick<ShippedPackagesOptions, 'introduction'>,
): string {
  const licences = [...new Set(packages.values())].sort();
  const sections = licences.map((licence) => {
    const names = [...packages]
      .filter(([, packageLicence]) => packageLicence === licence)
      .map(([name]) => name);
    return `## ${licence}\n\n${names.sort().join(', ')}\n`;
  });
  return `${introduction}\n\n${sections.join('\n')}`;
}
