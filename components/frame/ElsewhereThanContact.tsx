'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';

/** What the contact page has already. A client component only because that is where the framework tells the pathname. */
export function ElsewhereThanContact({ locale, children }: { locale: Locale; children: ReactNode }) {
  return usePathname() === localePath(locale, pages.contact) ? null : children;
}
