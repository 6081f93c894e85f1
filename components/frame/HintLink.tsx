'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { localePath, splitLocale } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';

/** A link to this page in another language. A client component only because that is where the framework tells the pathname. */
export function HintLink({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <a href={localePath(locale, splitLocale(usePathname()).path)} hrefLang={locale}>
      {children}
    </a>
  );
}
