import { getCopy } from '@/lib/content/texts/getCopy';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { type Analytics, analyticsServices } from '@/lib/shared/analytics/trackerOf';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/shared/site';
import styles from './PrivacySections.module.css';
import { PrivacyTable } from './PrivacyTable';

/** Every section of the privacy policy beside its table of contents; what is kept and why stands as a table. */
export async function PrivacySections() {
  const copy = await getCopy('privacy');
  const { analytics } = site;
  const service = analytics ? analyticsServices[analytics.provider].name : '';
  const { messages, untranslated } = loadMessages(copy.locale);
  const sections = messages.privacy.sections.map((section) => ({
    ...section,
    lang: untranslated.has(`privacy.sections.${section.id}.title`) ? defaultLocale : undefined,
  }));
  return (
    <div className={`container ${styles.layout}`}>
      <nav className={styles.contents} aria-label={copy.text('tableOfContents')}>
        <ol>
          {sections.map(({ id, title, lang }) => (
            <li key={id} lang={lang}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          {analytics && (
            <li>
              <a href="#analytics">{copy('analytics.title')}</a>
            </li>
          )}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, paragraphs, list, lang }) => (
          <section key={id} id={id} lang={lang} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {id === 'data' && (
              <p>{analytics ? copy('analytics.counted', { service }) : copy('analytics.notCounted')}</p>
            )}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {id === 'purposes' && <PrivacyTable />}
          </section>
        ))}
        {analytics && <AnalyticsSection analytics={analytics} />}
      </div>
    </div>
  );
}

/** What the service that counts visits learns; shown where one is set up. */
async function AnalyticsSection({ analytics }: { analytics: Analytics }) {
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
