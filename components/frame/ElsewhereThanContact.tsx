'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLocale } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';

/** What the contact page has already. A client component only because that is where the framework tells the pathname. */
export function ElsewhereThanContact({ children }: { children: ReactNode }) {
  return splitLocale(usePathname()).path === pages.contact ? null : children;
}
