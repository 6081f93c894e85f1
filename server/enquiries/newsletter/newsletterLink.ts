import { sitePath } from '@/lib/shared/basePath';
import type { MailConfig } from '../readConfig';
import { signToken, type TokenHolder, type TokenPurpose } from './newsletterToken';

/** Where the two links in mails lead to, within the site. */
export const newsletterPaths = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
} satisfies Record<TokenPurpose, string>;

/** The complete address of a link for one subscriber. */
export function newsletterLink(
  purpose: TokenPurpose,
  subscriber: TokenHolder,
  publicOrigin: string,
  { secret }: MailConfig,
): string {
  const token = signToken(purpose, subscriber, secret, Date.now());
  return `${publicOrigin}${sitePath(newsletterPaths[purpose])}?token=${token}`;
}
