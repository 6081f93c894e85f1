'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { addScene } from '@/lib/shared/messengers/addScene';
import { ButtonLink } from './ButtonLink';

/** A link that opens a chat in a messenger. The link passes on the current page if the messenger accepts it. */
export function MessengerLink({ href, ...rest }: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink {...rest} href={addScene(href, usePathname())} look="secondary" />;
}
