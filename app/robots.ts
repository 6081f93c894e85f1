import type { MetadataRoute } from 'next';
import { sitePath } from '@/lib/shared/basePath';
import { absoluteUrl } from '@/lib/shared/site';

export const dynamic = 'force-static';

/** `robots.txt`: everything but the endpoint for forms may be read. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: sitePath('/'), disallow: sitePath('/api/') },
    sitemap: absoluteUrl(sitePath('/sitemap.xml')),
  };
}
