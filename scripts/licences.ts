import { writeFile } from 'node:fs/promises';
import { formatLicenceList, getShippedPackages, LICENCE_LIST } from './licences/getShippedPackages';

/** `npm run licences`: writes the list of licences of shipped packages. */
await writeFile(LICENCE_LIST, formatLicenceList(await getShippedPackages()));
