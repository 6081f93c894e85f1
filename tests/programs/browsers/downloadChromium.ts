import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const CACHE = path.join('node_modules', '.cache', 'browsers');

/**
 * Returns the path of an old Chromium, which is downloaded once from the npm package `@sparticuz/chromium`. `version`
 * is the version of that package. The package is not a dependency of this project, because it has 60 MB and only
 * `npm run test:browsers` uses it. Throws if there is no build for this system or the download fails.
 */
export function downloadChromium(version: string): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Old Chromium versions are only available for Linux on x64.');
  }
  const binary = path.resolve(CACHE, version, 'chromium');
  if (existsSync(binary)) return binary;
  mkdirSync(path.dirname(binary), { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'download-'));
  try {
    const [archive = ''] = execFileSync(
      'npm',
      ['pack', '--silent', '--pack-destination', folder, `@sparticuz/chromium@${version}`],
      { encoding: 'utf8' },
    ).split('\n');
    execFileSync('tar', ['-xzf', archive, 'package/bin/chromium.br'], { cwd: folder });
    const unpacked = path.join(folder, 'chromium');
    writeFileSync(
      unpacked,
      brotliDecompressSync(readFileSync(path.join(folder, 'package/bin/chromium.br'))),
      {
        mode: 0o755,
      },
    );
    renameSync(unpacked, binary);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return binary;
}
