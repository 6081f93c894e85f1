import type { MetadataRoute } from 'next';
import { withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';

export const dynamic = 'force-static';

/** `robots.txt`: allows everything except the endpoint for enquiries, and nothing in a preview with drafts. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: withBasePath('/'),
      disallow: withBasePath(process.env.PREVIEW_DRAFTS ? '/' : '/api/'),
    },
    sitemap: getAbsoluteUrl(withBasePath('/sitemap.xml')),
  };
}
