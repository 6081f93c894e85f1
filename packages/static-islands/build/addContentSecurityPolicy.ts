import { getScriptHash } from '../getScriptHash';
import type { ExportedDocument } from './ExportedDocument';
import { getAttribute } from './elements';

/**
 * Adds a content security policy to a page's head. It allows the page's inline scripts by their hashes (CSP Level 3,
 * section 2.3.1), so it must be added after all scripts. Throws if the page has no `<meta charset>`.
 */
export function addContentSecurityPolicy(
  document: ExportedDocument,
  directives: Record<string, string[]>,
): void {
  const charset = document.find('meta').find((meta) => getAttribute(meta, 'charset') !== undefined);
  if (!charset) throw new Error('the page has no <meta charset>, after which the policy is inserted');
  const hashes = new Set(document.getInlineScripts().map((code) => `'${getScriptHash(code)}'`));
  const policy = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(name === 'script-src' ? hashes : [])].join(' '))
    .join('; ');
  document.addAfter(charset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
