import type { Metadata } from 'next';
import { loadLogos } from '@/lib/content/appearance/brand';
import { iconPaths } from '@/lib/content/appearance/logos';
import { withBasePath } from '@/lib/i18n/paths';
import { site } from '@/lib/i18n/site';

/**
 * Returns the metadata of all pages: the icons, and the site verification tags of search engines. Each verification tag
 * is set by an environment variable at build time; if the variable is unset, the tag is omitted.
 */
export function getSiteMetadata(): Metadata {
  const { GOOGLE_SITE_VERIFICATION, BING_SITE_VERIFICATION, BAIDU_SITE_VERIFICATION } = process.env;
  const { src } = loadLogos().tabMark;
  return {
    metadataBase: new URL(site.origin),
    icons: {
      icon: [
        { url: withBasePath(iconPaths.favicon), sizes: '48x48' },
        { url: withBasePath(src), type: 'image/svg+xml' },
      ],
      apple: withBasePath(iconPaths.appleTouch),
    },
    verification: {
      ...(GOOGLE_SITE_VERIFICATION && { google: GOOGLE_SITE_VERIFICATION }),
      other: {
        ...(BING_SITE_VERIFICATION && { 'msvalidate.01': BING_SITE_VERIFICATION }),
        ...(BAIDU_SITE_VERIFICATION && { 'baidu-site-verification': BAIDU_SITE_VERIFICATION }),
      },
    },
  };
}
