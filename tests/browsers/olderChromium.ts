import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const CACHE = path.join('node_modules', '.cache', 'browsers');

/**
 * The path of a Chromium of earlier years, fetched once. The package of this version holds it, compressed; it is no
 * dependency of this project, because its 60 MB are of use to nobody but this test. Throws an error where there is none
 * for this system or it cannot be fetched.
 */
export function olderChromium(version: string): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is one for Linux on x64 only.');
  }
  const binary = path.resolve(CACHE, version, 'chromium');
  if (existsSync(binary)) return binary;
  mkdirSync(path.dirname(binary), { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'fetched-'));
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
