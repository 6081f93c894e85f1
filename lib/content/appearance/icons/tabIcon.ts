import { getColours } from '../brand';
import { markPaths } from './markPaths';

/**
 * The tab icon as a `data:` URL (RFC 2397), which avoids a request during the first paint. The header contains the same
 * paths, so the compressed page grows by only a few bytes.
 */
export function getTabIcon(): string {
  return [
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220,0,64,64%22%3E',
    `%3Cpath fill=%22${getColours('icon-ink').light}%22 d=%22${markPaths.ink}%22/%3E`,
    `%3Cpath fill=%22${getColours('icon-accent').light}%22 d=%22${markPaths.accent}%22/%3E%3C/svg%3E`,
  ]
    .join('')
    .replaceAll(' ', '%20')
    .replaceAll('#', '%23');
}
