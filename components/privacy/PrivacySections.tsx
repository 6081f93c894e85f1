import { getTranslator } from '@/lib/content/messages/getTranslator';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { type Analytics, analyticsServices } from '@/lib/shared/analytics';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/shared/site';
import styles from './PrivacySections.module.css';
import { PrivacyTable } from './PrivacyTable';

/** The sections of the privacy policy with a table of contents; the section about purposes contains a table. */
export async function PrivacySections() {
  const t = await getTranslator('privacy');
  const { analytics } = site;
  const service = analytics ? analyticsServices[analytics.provider].name : '';
  const { messages, untranslated } = loadMessages(t.locale);
  const sections = messages.privacy.sections.map((section) => ({
    ...section,
    lang: untranslated.has(`privacy.sections.${section.id}.title`) ? defaultLocale : undefined,
  }));
  return (
    <div className={`container ${styles.layout}`}>
      <nav className={styles.contents} aria-label={t.text('tableOfContents')}>
        <ol>
          {sections.map(({ id, title, lang }) => (
            <li key={id} lang={lang}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          {analytics && (
            <li>
              <a href="#analytics">{t('analytics.title')}</a>
            </li>
          )}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, paragraphs, list, lang }) => (
          <section key={id} id={id} lang={lang} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {id === 'data' && (
              <p>{analytics ? t('analytics.counted', { service }) : t('analytics.notCounted')}</p>
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

/** Section about the configured analytics service. */
async function AnalyticsSection({ analytics }: { analytics: Analytics }) {
  const t = await getTranslator('privacy');
  const { provider, host, reportsTo } = analytics;
  const dataHosts = reportsTo ? `${host} / ${reportsTo}` : host;
  return (
    <section id="analytics" aria-labelledby="analytics-title">
      <h2 id="analytics-title">{t('analytics.title')}</h2>
      <p>{t('analytics.text', { service: analyticsServices[provider].name, host: dataHosts })}</p>
      <p>{t('analytics.cookieless')}</p>
      <p>{t('analytics.refuse')}</p>
    </section>
  );
}
