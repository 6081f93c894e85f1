import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { ContactBar } from '@/components/layout/ContactBar';
import { Footer } from '@/components/layout/Footer';
import { LanguageHint } from '@/components/layout/LanguageHint';
import { Navbar } from '@/components/layout/Navbar';
import { HydrationSignal } from '@/components/ui/HydrationSignal';
import { InlineScript } from '@/components/ui/InlineScript';
import { getColours } from '@/lib/content/appearance/brand';
import { getFontFile, preloadFontMedia } from '@/lib/content/appearance/fonts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLanguageTag, languageTraits, locales } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/i18n/paths';
import { getSiteMetadata } from '@/lib/routes/getSiteMetadata';
import '@/dist/brand/brand.css';
import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/base.css';

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export const metadata = getSiteMetadata();

export function generateViewport(): Viewport {
  const { light, dark } = getColours('paper');
  return {
    viewportFit: 'cover',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  };
}

export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const t = await getTranslator('common');
  return (
    <html lang={getLanguageTag(t.locale)} suppressHydrationWarning>
      <head>
        <meta name="format-detection" content="telephone=no" />
        {([400, 600] as const)
          .map((weight) => withBasePath(getFontFile(languageTraits[t.locale].fontSubset, weight)))
          .map((href) => (
            <link
              key={href}
              rel="preload"
              as="font"
              type="font/woff2"
              href={href}
              crossOrigin=""
              media={preloadFontMedia}
            />
          ))}
        <InlineScript name="headScript" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {t('nav.skip')}
        </a>
        <Navbar>
          <ContactBar />
        </Navbar>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <LanguageHint />
        {process.env.NODE_ENV === 'development' && <HydrationSignal />}
      </body>
    </html>
  );
}
