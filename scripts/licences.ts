import { writeFile } from 'node:fs/promises';
import { LICENCE_LIST, licenceList, shippedPackages } from './licences/shippedPackages';

/** `npm run licences`: writes the list of the licences of what is shipped. */
await writeFile(LICENCE_LIST, licenceList(await shippedPackages()));
