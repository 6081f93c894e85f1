import type { Metadata } from 'next';
import { iconPaths } from '@/lib/content/appearance/icons/iconPaths';
import { getTabIcon } from '@/lib/content/appearance/icons/tabIcon';
import { withBasePath } from '@/lib/shared/basePath';
import { site } from '@/lib/shared/site';

/**
 * Returns the metadata of all pages: the icons, and the site verification tags of search engines. Each verification tag
 * is set by an environment variable at build time; if the variable is unset, the tag is omitted.
 */
export function getSiteMetadata(): Metadata {
  const { GOOGLE_SITE_VERIFICATION, BING_SITE_VERIFICATION, BAIDU_SITE_VERIFICATION } = process.env;
  return {
    metadataBase: new URL(site.origin),
    icons: {
      icon: [
        { url: withBasePath(iconPaths.favicon), sizes: '32x32' },
        { url: getTabIcon(), type: 'image/svg+xml' },
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
