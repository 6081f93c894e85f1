import { Dossier } from '@/components/layout/Dossier';
import { analyticsServices } from '@/lib/browser/analytics';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { defaultLocale } from '@/lib/i18n/locales';
import { type Analytics, site } from '@/lib/i18n/site';
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
    <Dossier
      headings={[
        ...sections.map(({ id, title, lang }) => ({ id, text: title, lang })),
        ...(analytics ? [{ id: 'analytics', text: t('analytics.title') }] : []),
      ]}
    >
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
    </Dossier>
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
