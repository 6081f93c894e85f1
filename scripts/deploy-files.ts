import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderDeployFiles } from './deploy/files/renderDeployFiles';

/** `npm run deploy:files`: writes the configuration of hosts from what the site's own server answers by. */
for (const [file, text] of renderDeployFiles()) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
