/** Where dots in the local part mean nothing, and the names of one and the same provider. */
const dotless = ['gmail.com', 'googlemail.com'];

/** The mailbox of an address, for counting only: small letters, no tag (`name+tag@…`, RFC 5233), at Gmail no dots. */
export function canonicalizeEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase();
  const tag = local.indexOf('+');
  const bare = tag > 0 ? local.slice(0, tag) : local;
  return dotless.includes(domain) ? `${bare.replaceAll('.', '')}@${dotless[0]}` : `${bare}@${domain}`;
}
