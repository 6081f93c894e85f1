import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { getCasePath } from '@/lib/content/lists/getListPagePath';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSectionPath } from '@/lib/content/sections/getSections';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './Hero.module.css';
import { Thread } from './Thread';

/** The hero: headline, lead with one customer result, two calls to action, and three promises with links to proof. */
export async function Hero() {
  const [copy, common] = await Promise.all([getTranslator('home'), getTranslator('common')]);
  /** The page that proves each promise. */
  const promisePaths = {
    response: pages.contact,
    support: getCasePath('hai-phong-container-yard'),
    updates: getSectionPath('insights', 'news'),
  };
  const resultHref = getLocalePath(copy.locale, getCasePath('bac-ninh-circuit-boards'));
  return (
    <div>
      <div className={`container ${styles.grid}`}>
        <div className={styles.text}>
          <h1 className={styles.title}>{copy('hero.title')}</h1>
          <p className={styles.lead}>
            {copy.rich('hero.lead', { case: (chunks) => <a href={resultHref}>{chunks}</a> })}
          </p>
          <div className={styles.actions}>
            <ButtonLink href={getEnquiryLink(copy.locale, { kind: 'trial' })}>
              {common('actions.trial')}
            </ButtonLink>
            <ButtonLink href={getLocalePath(copy.locale, pages.cases)} look="secondary">
              {copy('hero.cases')}
            </ButtonLink>
          </div>
          <ul className={styles.promises}>
            {(['response', 'support', 'updates'] as const).map((promise) => (
              <li key={promise}>
                <strong>{copy(`hero.promises.${promise}`)}</strong>
                <p>
                  <a href={getLocalePath(copy.locale, promisePaths[promise])}>
                    {copy(`hero.proofs.${promise}`)}
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.picture}>
          <Picture src="/images/hero.svg" alt={copy.text('hero.imageAlt')} width={720} height={600} eager />
          <Thread className={styles.out} />
        </div>
      </div>
    </div>
  );
}
