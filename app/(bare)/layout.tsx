import type { ReactNode } from 'react';
import '@/dist/brand/brand.css';
import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/base.css';
import { InlineScript } from '@/components/ui/InlineScript';
import { getSiteMetadata } from '@/lib/routes/getSiteMetadata';

export const metadata = getSiteMetadata();

/** The layout of pages without a locale, with a script that redirects to the visitor's locale. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <InlineScript name="localeRedirectScript" />
      </head>
      <body>{children}</body>
    </html>
  );
}
