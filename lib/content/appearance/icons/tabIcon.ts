import { markPaths } from './markPaths';

/** Both are seen on light tabs and on dark ones. In an address, `#` begins something else: RFC 3986, section 3.5. */
const ink = '%232f8a74';
const accent = '%23e0563a';

/**
 * The icon that tabs show, as a `data:` URL (RFC 2397): browsers would ask for a file while they paint the page. The mark
 * stands in the header once more, so that compressed it costs next to nothing.
 */
export const tabIcon = [
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220,0,64,64%22%3E',
  `%3Cpath fill=%22${ink}%22 d=%22${markPaths.ink}%22/%3E`,
  `%3Cpath fill=%22${accent}%22 d=%22${markPaths.accent}%22/%3E%3C/svg%3E`,
]
  .join('')
  .replaceAll(' ', '%20');
