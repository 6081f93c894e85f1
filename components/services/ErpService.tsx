import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { MoreThan } from '@/components/ui/MoreThan';
import { Section } from '@/components/ui/Section';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './ErpService.module.css';
import { ModuleMap } from './ModuleMap';

const claims = ['modules', 'languages', 'updates'] as const;

/** Lotus ERP: what it is, its three claims, and the map of its nine core modules. */
export async function ErpService() {
  const copy = await getCopy('services');
  const erp = loadEntities('service-list.json', copy.locale).find(({ id }) => id === 'erp');
  if (!erp) return null;
  return (
    <Section id="erp" tone="band">
      <div className={styles.intro}>
        <div className={styles.text}>
          <p className={styles.name} {...langOf(erp, 'name')}>
            {erp.name}
          </p>
          <h2 id="erp-title" {...langOf(erp, 'tagline')}>
            {erp.tagline}
          </h2>
          <p {...langOf(erp, 'description')}>{erp.description}</p>
          <ButtonLink href={enquiryLink(copy.locale, { subject: erp.subject })}>
            {copy('enquire', { name: erp.name })}
          </ButtonLink>
        </div>
        <EntryPicture of={erp} frame="offer" />
      </div>
      <ul className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim}>
            <strong lang={copy.langOf(`erp.claims.${claim}.number`)}>
              <MoreThan number={copy.text(`erp.claims.${claim}.number`)} />
            </strong>
            <span>{copy(`erp.claims.${claim}.label`)}</span>
          </li>
        ))}
      </ul>
      <ModuleMap />
    </Section>
  );
}
