import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderDeployFiles } from './deploy/renderDeployFiles';
import { readOptions } from './launch/readOptions';

readOptions("npm run deploy:files\nGenerates host configuration from the rules of the site's server.", {});
for (const [file, text] of renderDeployFiles()) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
