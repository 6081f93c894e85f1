import { writeFile } from 'node:fs/promises';
import { formatLicenceList, getShippedPackages } from 'shipped-packages';
import options from '../shipped-packages.config';
import { readOptions } from './launch/readOptions';

readOptions('npm run licences\nWrites the list of licences of shipped packages to docs/licences.md.', {});
await writeFile('docs/licences.md', formatLicenceList(await getShippedPackages(options), options));
