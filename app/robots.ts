import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/shared/site';

export const dynamic = 'force-static';

/** `robots.txt`: everything but the endpoint for forms may be read. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
