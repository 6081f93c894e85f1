import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBundledPackages } from './findBundledPackages';
import type { ShippedPackagesOptions } from './ShippedPackagesOptions';

type LockedPackage = { dev?: boolean; devOptional?: boolean; license?: string; link?: boolean };

/**
 * Returns the licences of shipped packages by name: bundled packages, production dependencies, and packages that
 * produce files. Reads `package-lock.json`. The licence is an empty string if a package does not declare one.
 */
export async function getShippedPackages(
  options: ShippedPackagesOptions,
): Promise<ReadonlyMap<string, string>> {
  const { packages } = JSON.parse(readFileSync(path.join(options.folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const installed = Object.entries(packages).filter(
    ([folder, { dev, devOptional, link }]) => folder !== '' && !dev && !devOptional && !link,
  );
  const packageFolders = [
    ...installed.map(([folder]) => folder),
    ...(await findBundledPackages(options)),
    ...options.packagesWithOutput.map((name) => `node_modules/${name}`),
  ];
  return new Map(packageFolders.map((folder) => [getPackageName(folder), packages[folder]?.license ?? '']));
}

function getPackageName(folder: string): string {
  return folder.replace(/^.*node_modules\//, '');
}
