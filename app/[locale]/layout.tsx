import type { Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/frame/Footer';
import { Header } from '@/components/frame/Header';
import { NavigationRuntime } from '@/components/frame/NavigationRuntime';
import { OtherLanguages } from '@/components/frame/OtherLanguages';
import { PageTransition } from '@/components/motion/PageTransition';
import { RevealOnScroll } from '@/components/motion/RevealOnScroll';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { ErrorTexts } from '@/components/ui/ErrorTexts';
import { InlineScript } from '@/components/ui/InlineScript';
import { bootScript } from '@/lib/boot/bootScript';
import { fontFiles, typefaceAtOnce } from '@/lib/fonts';
import { getCopy } from '@/lib/i18n/getCopy';
import { locales } from '@/lib/i18n/locales';
import { siteMetadata } from '@/lib/seo/siteMetadata';
import { themeColors } from '@/lib/themeColors';
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
  const [locale, copy] = [await getLocale(), await getCopy('common')];
  const [failed, retry] = [copy.text('states.loadFailed'), copy.text('states.retry')];
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta name="format-detection" content="telephone=no" />
        {Object.values(fontFiles).map((href) => (
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
        <InlineScript code={bootScript()} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {copy('nav.skip')}
        </a>
        <ErrorTexts texts={{ failed, retry }}>
          <OtherLanguages />
          <Header />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <PageTransition />
          <ErrorBoundary floating>
            <RevealOnScroll />
          </ErrorBoundary>
          <ErrorBoundary floating>
            <NavigationRuntime labels={{ loading: copy.text('states.loading'), failed, retry }} />
          </ErrorBoundary>
        </ErrorTexts>
      </body>
    </html>
  );
}
