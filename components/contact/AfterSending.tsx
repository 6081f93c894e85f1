import { existsSync } from 'node:fs';
import { QrCode } from '@/components/ui/QrCode';
import { findPost } from '@/lib/content/entries/posts';
import { getFirstMessenger } from '@/lib/content/facts/getMessenger';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, pages, withBasePath } from '@/lib/i18n/paths';
import styles from './ContactFormSection.module.css';

/** Message keys of what a trial requires. */
const requirements = ['items', 'order', 'people'] as const;

/** The workbooks that help to collect the data of a trial, with the message keys of their titles. */
const workbooks = { 'count-sheet': 'countSheet', 'epe-balance': 'epeBalance' } as const;

/**
 * The next steps after sending the form: preparing the trial, the messenger of the language, and an article to read. CSS
 * shows them once the enquiry is sent, with and without scripts.
 */
export async function AfterSending() {
  const t = await getTranslator('contact');
  const { locale } = t;
  const { featured, offers } = loadFacts();
  const article = featured.invoicesArticle && findPost(locale, featured.invoicesArticle);
  const messenger = getFirstMessenger(locale);
  return (
    <div className={styles.after} data-sent="">
      {offers.trial && (
        <div className={styles.prepare}>
          <h3>{t('sent.prepare')}</h3>
          <ul>
            {requirements.map((requirement) => (
              <li key={requirement}>{t(`sent.${requirement}`)}</li>
            ))}
          </ul>
          <p>{t('sent.templates')}</p>
          <ul>
            {Object.entries(workbooks).map(([name, title]) => (
              <li key={name}>
                <a href={getWorkbookUrl(locale, name)}>{t(`sent.${title}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3>{t('sent.messenger')}</h3>
        {messenger.id === 'wechat' && messenger.href ? (
          <QrCode id="wechat" alt={t.text('qr.wechatAlt')} />
        ) : (
          <a href={messenger.href ?? getLocalePath(locale, `${pages.contact}#wechat`)}>
            {t('sent.openMessenger')}
          </a>
        )}
      </div>
      {article && (
        <div>
          <h3>{t('sent.read')}</h3>
          <a href={getLocalePath(locale, getEntryPath('insights', article.slug))} lang={article.lang}>
            {article.title}
          </a>
        </div>
      )}
    </div>
  );
}

/** Returns the URL of a workbook in a language, or in the default language if it is missing. */
function getWorkbookUrl(locale: Locale, name: string): string {
  const getPath = (folder: Locale) => `/templates/${folder}/${name}.xlsx`;
  return withBasePath(getPath(existsSync(`public${getPath(locale)}`) ? locale : defaultLocale));
}
