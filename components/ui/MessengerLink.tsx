import type { ComponentProps } from 'react';
import { ButtonLink } from './ButtonLink';

/** A link that opens a chat in a messenger, in a new tab, so that the page stays open. */
export function MessengerLink({ href, ...rest }: ComponentProps<typeof ButtonLink>) {
  const target = href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return <ButtonLink {...rest} {...target} href={href} look="secondary" />;
}
