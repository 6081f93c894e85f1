import { AtLeast } from '@/components/ui/AtLeast';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { Section } from '@/components/ui/Section';
import { findService } from '@/lib/content/entries/loadServices';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getServicePath } from '@/lib/shared/i18n/paths';
import styles from './ErpService.module.css';
import { ModuleMap } from './ModuleMap';

const claims = ['modules', 'languages', 'updates'] as const;

/** Section about Lotus ERP: description, three key figures, and the map of its modules. */
export async function ErpService() {
  const t = await getTranslator('services');
  const erp = findService(t.locale, 'erp');
  if (!erp) return null;
  return (
    <Section id="erp" tone="band">
      <div className={styles.intro}>
        <div className={styles.text}>
          <p className={styles.name} {...getFallbackLang(erp, 'name')}>
            {erp.name}
          </p>
          <h2 id="erp-title" {...getFallbackLang(erp, 'tagline')}>
            {erp.tagline}
          </h2>
          <p {...getFallbackLang(erp, 'description')}>{erp.description}</p>
          <ButtonLink href={getEnquiryLink(t.locale, { subject: erp.subject, about: `service:${erp.id}` })}>
            {t('enquire', { name: erp.name })}
          </ButtonLink>
          <ButtonLink href={getLocalePath(t.locale, getServicePath(erp.id))} look="quiet">
            {t('more', { name: erp.name })}
          </ButtonLink>
        </div>
        <EntryPicture entry={erp} frame="offer" />
      </div>
      <ul className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim}>
            <strong lang={t.getLang(`erp.claims.${claim}.number`)}>
              <AtLeast number={t.text(`erp.claims.${claim}.number`)} />
            </strong>
            <span>{t(`erp.claims.${claim}.label`)}</span>
          </li>
        ))}
      </ul>
      <ModuleMap />
    </Section>
  );
}
