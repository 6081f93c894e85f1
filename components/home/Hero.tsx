import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { casePath } from '@/lib/content/lists/placeInList';
import { sectionPath } from '@/lib/content/sections/sectionsOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './Hero.module.css';
import { Thread } from './Thread';

/** The first screen: for whom, what, and one result; the two ways on; and three promises, each with its proof. */
export async function Hero() {
  const [copy, common] = await Promise.all([getCopy('home'), getCopy('common')]);
  /** Where the proof of each promise stands. */
  const promises = {
    response: pages.contact,
    support: casePath('hai-phong-container-yard'),
    updates: sectionPath('insights', 'news'),
  };
  const result = localePath(copy.locale, casePath('bac-ninh-circuit-boards'));
  return (
    <div>
      <div className={`container ${styles.grid}`}>
        <div className={styles.text}>
          <h1 className={styles.title}>{copy('hero.title')}</h1>
          <p className={styles.lead}>
            {copy.rich('hero.lead', { case: (chunks) => <a href={result}>{chunks}</a> })}
          </p>
          <div className={styles.actions}>
            <ButtonLink href={enquiryLink(copy.locale, { kind: 'trial' })}>
              {common('actions.trial')}
            </ButtonLink>
            <ButtonLink href={localePath(copy.locale, pages.cases)} look="secondary">
              {copy('hero.cases')}
            </ButtonLink>
          </div>
          <ul className={styles.promises}>
            {(['response', 'support', 'updates'] as const).map((promise) => (
              <li key={promise}>
                <strong>{copy(`hero.promises.${promise}`)}</strong>
                <p>
                  <a href={localePath(copy.locale, promises[promise])}>{copy(`hero.proofs.${promise}`)}</a>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.picture}>
          <Picture src="/images/hero.svg" alt={copy.text('hero.imageAlt')} width={720} height={600} eager />
          <Thread at={styles.out} />
        </div>
      </div>
    </div>
  );
}
