import type { MetadataRoute } from 'next';
import { withBasePath } from '@/lib/shared/basePath';
import { getAbsoluteUrl } from '@/lib/shared/site';

export const dynamic = 'force-static';

/** `robots.txt`: allows everything except the endpoint for enquiries. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: withBasePath('/'), disallow: withBasePath('/api/') },
    sitemap: getAbsoluteUrl(withBasePath('/sitemap.xml')),
  };
}
