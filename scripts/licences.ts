import { writeFile } from 'node:fs/promises';
import { formatLicenceList, getShippedPackages } from 'shipped-packages';
import options from '../shipped-packages.config';

/** `npm run licences`: writes the list of licences of shipped packages. */
await writeFile('docs/licences.md', formatLicenceList(await getShippedPackages(options), options));
