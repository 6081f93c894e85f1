'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { addScene } from '@/lib/browser/scene';
import { ButtonLink } from './ButtonLink';

/**
 * A link that opens a chat in a messenger, in a new tab, so that the page stays open. The link passes on the current page
 * if the messenger accepts it.
 */
export function MessengerLink({ href, ...rest }: ComponentProps<typeof ButtonLink>) {
  const target = href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return <ButtonLink {...rest} {...target} href={addScene(href, usePathname())} look="secondary" />;
}
