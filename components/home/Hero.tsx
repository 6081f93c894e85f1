import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { pages } from '@/lib/i18n/paths';
import styles from './Hero.module.css';

/** The first screen: what the company does, the two ways on, and three promises. */
export async function Hero() {
  const [locale, copy, common] = [await getLocale(), await getCopy('home'), await getCopy('common')];
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.text}>
          <h1 className={styles.title}>{copy('hero.title')}</h1>
          <p className={styles.lead}>{copy('hero.lead')}</p>
          <div className={styles.actions}>
            <ButtonLink href={`${localePath(locale, pages.contact)}#trial`}>
              {common('actions.trial')}
            </ButtonLink>
            <ButtonLink href={localePath(locale, pages.cases)} look="secondary">
              {copy('hero.cases')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture src="/images/hero.svg" alt={copy.text('hero.imageAlt')} width={720} height={600} eager />
        </div>
        <ul className={styles.promises}>
          <li>{copy('hero.promises.response')}</li>
          <li>{copy('hero.promises.support')}</li>
          <li>{copy('hero.promises.updates')}</li>
        </ul>
      </div>
    </div>
  );
}
