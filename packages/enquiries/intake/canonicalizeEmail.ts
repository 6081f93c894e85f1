/** Domains of the same provider, which ignores dots in the local part. */
const dotless = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox of an email address, only for counting: in lower case, without a tag (`name+tag@…`, RFC 5233)
 * and, for Gmail, without dots.
 */
export function canonicalizeEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase();
  const tag = local.indexOf('+');
  const bare = tag > 0 ? local.slice(0, tag) : local;
  return dotless.includes(domain) ? `${bare.replaceAll('.', '')}@${dotless[0]}` : `${bare}@${domain}`;
}
