import { ActionLinks } from '@/components/layout/ActionLinks';
import { Picture } from '@/components/ui/Picture';
import { WordBreaks } from '@/components/ui/WordBreaks';
import { services } from '@/lib/collections/services';
import { findCustomPage } from '@/lib/content/entries/customPages';
import { findEntry } from '@/lib/content/entries/loadEntries';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSectionPath } from '@/lib/content/sections/getSections';
import type { Locale } from '@/lib/i18n/locales';
import { getCustomPagePath, getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import { getSecurityPath } from '@/lib/routes/links';
import styles from './Hero.module.css';
import { Thread } from './Thread';

/**
 * The first screen: headline, lead with a customer's result, calls to action, a link for each reader, and three promises
 * with links to proof.
 */
export async function Hero() {
  const t = await getTranslator('home');
  const { resultCase, serviceLevelPage } = loadFacts().featured;
  /** Path of the page that proves each promise. */
  const promisePaths = {
    response: pages.contact,
    support: serviceLevelPage ? getCustomPagePath(serviceLevelPage) : pages.contact,
    updates: getSectionPath('insights', 'news'),
  };
  return (
    <div>
      <div className={`container ${styles.grid}`}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            <WordBreaks>{t('hero.title')}</WordBreaks>
          </h1>
          <p className={styles.lead}>
            <WordBreaks>
              {t.rich('hero.lead', {
                case: (chunks) =>
                  resultCase ? (
                    <a href={getLocalePath(t.locale, getEntryPath('cases', resultCase))}>{chunks}</a>
                  ) : (
                    chunks
                  ),
              })}
            </WordBreaks>
          </p>
          <ActionLinks />
          <nav className={styles.seats} aria-labelledby="seats-title">
            <p id="seats-title">{t('hero.who')}</p>
            <ul>
              {Object.entries(getSeatPaths(t.locale)).map(
                ([seat, path]) =>
                  path && (
                    <li key={seat}>
                      <a href={getLocalePath(t.locale, path)}>{t(`hero.seats.${seat as Seat}`)}</a>
                    </li>
                  ),
              )}
            </ul>
          </nav>
          <ul className={styles.promises}>
            {(['response', 'support', 'updates'] as const).map((promise) => (
              <li key={promise}>
                <a href={getLocalePath(t.locale, promisePaths[promise])}>
                  <strong>{t(`hero.promises.${promise}`)}</strong> <span>{t(`hero.proofs.${promise}`)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.picture}>
          <Picture src="/images/hero.svg" alt={t.text('hero.imageAlt')} width={720} height={600} eager />
          <Thread className={styles.thread} />
        </div>
      </div>
    </div>
  );
}

type Seat = keyof ReturnType<typeof getSeatPaths>;

/** Returns the page or section for each reader, without a locale; undefined if the site does not have it. */
function getSeatPaths(locale: Locale) {
  const getPath = (service: string) =>
    findEntry(services, locale, service) && getEntryPath('services', service);
  return {
    owner: pages.cases,
    accountant: getPath('erp'),
    planner: getSectionPath('home', 'showcase'),
    warehouse: getPath('wms'),
    customs: findCustomPage(locale, 'customs') && getCustomPagePath('customs'),
    it: getSecurityPath(locale),
    seller: getPath('ai-video'),
  };
}
