import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { Dock } from '@/components/frame/Dock';
import { Footer } from '@/components/frame/Footer';
import { Navbar } from '@/components/frame/Navbar';
import { InlineScript } from '@/components/ui/InlineScript';
import { cutOfPages, fontFile, typefaceAtOnce } from '@/lib/content/appearance/fonts';
import { themeColors } from '@/lib/content/appearance/themeColors';
import { siteMetadata } from '@/lib/content/seo/siteMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';
import { sitePath } from '@/lib/shared/basePath';
import { locales } from '@/lib/shared/i18n/locales';
import { manifestPath } from '@/lib/shared/manifestPath';
import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/base.css';

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export const metadata = siteMetadata();

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
  ],
};

export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const copy = await getCopy('common');
  return (
    <html lang={copy.locale} suppressHydrationWarning>
      <head>
        <meta name="format-detection" content="telephone=no" />
        {([400, 600] as const)
          .map((weight) => sitePath(fontFile(cutOfPages[copy.locale], weight)))
          .map((href) => (
            <link
              key={href}
              rel="preload"
              as="font"
              type="font/woff2"
              href={href}
              crossOrigin=""
              media={typefaceAtOnce}
            />
          ))}
        {/* Where scripts run, it is added once they do: the first paint does not need it. */}
        <noscript>
          <link rel="manifest" href={manifestPath} />
        </noscript>
        <InlineScript name="page" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {copy('nav.skip')}
        </a>
        <Navbar />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <Dock />
      </body>
    </html>
  );
}
