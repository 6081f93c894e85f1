import { getCopy } from '@/lib/content/texts/getCopy';
import { type Analytics, analyticsServices } from '@/lib/shared/analytics/trackerOf';

/** What the service that counts visits learns; shown where one is set up. */
export async function AnalyticsSection({ analytics }: { analytics: Analytics }) {
  const copy = await getCopy('privacy');
  const { provider, host, reportsTo } = analytics;
  const { name, isCookieless } = analyticsServices[provider];
  const hosts = reportsTo ? `${host} / ${reportsTo}` : host;
  return (
    <section id="analytics" aria-labelledby="analytics-title">
      <h2 id="analytics-title">{copy('analytics.title')}</h2>
      <p>{copy('analytics.text', { service: name, host: hosts })}</p>
      <p>{isCookieless ? copy('analytics.cookieless') : copy('analytics.cookies')}</p>
      <p>{copy('analytics.refuse')}</p>
    </section>
  );
}
