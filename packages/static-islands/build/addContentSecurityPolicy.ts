import { getHash } from '../getHash';
import type { ExportedDocument } from './ExportedDocument';
import { getAttribute } from './elements';

/**
 * Adds a content security policy to a page's head. It allows the page's inline scripts and styles by their hashes (CSP
 * Level 3, section 2.3.1), so it must be added after all of them. Throws if the page has no `<meta charset>`.
 */
export function addContentSecurityPolicy(
  document: ExportedDocument,
  directives: Record<string, string[]>,
): void {
  const charset = document.find('meta').find((meta) => getAttribute(meta, 'charset') !== undefined);
  if (!charset) throw new Error('the page has no <meta charset>, after which the policy is inserted');
  const inlineCode: Record<string, string[]> = {
    'script-src': document.getInlineScripts(),
    'style-src': document.getInlineStyles(),
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => {
      const hashes = new Set(inlineCode[name]?.map((code) => `'${getHash(code)}'`));
      return [name, ...sources, ...hashes].join(' ');
    })
    .join('; ');
  document.addAfter(charset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
