/** Domains of Gmail, which ignores dots in the local part. */
const gmailDomains = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox of an email address, for counting mails but not for sending them: in lower case, without a tag
 * (`name+tag@…`, RFC 5233) and, for Gmail, without dots.
 */
export function canonicalizeEmail(email: string): string {
  const atIndex = email.lastIndexOf('@');
  const domain = email.slice(atIndex + 1).toLowerCase();
  const localPart = email.slice(0, atIndex).toLowerCase();
  const tagIndex = localPart.indexOf('+');
  const mailbox = tagIndex > 0 ? localPart.slice(0, tagIndex) : localPart;
  return gmailDomains.includes(domain)
    ? `${mailbox.replaceAll('.', '')}@${gmailDomains[0]}`
    : `${mailbox}@${domain}`;
}
