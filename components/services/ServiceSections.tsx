import { ActionLinks } from '@/components/layout/ActionLinks';
import { CustomPageLink } from '@/components/layout/CustomPageLink';
import { PageHeader } from '@/components/layout/PageHeader';
import { Question } from '@/components/layout/Question';
import { Clip } from '@/components/stations/Clip';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { cases } from '@/lib/collections/cases';
import { modules } from '@/lib/collections/modules';
import type { Service } from '@/lib/collections/services';
import { findEntry, loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getEntryLink, getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import { getPriceLink } from '@/lib/routes/links';
import styles from './ServiceSections.module.css';

/** The header of the page of a service: promise, calls to action, and a picture or the clip. */
export async function ServiceHeader({ service }: { service: Service }) {
  const [t, common] = await Promise.all([getTranslator('services'), getTranslator('common')]);
  const { id, name, subject, page } = service;
  const { offer } = page;
  return (
    <div className={styles.header}>
      <PageHeader
        parents={[{ label: common('nav.services'), href: getLocalePath(t.locale, pages.services) }]}
        name={<span {...getFallbackLang(service, 'name')}>{name}</span>}
        title={<span {...getFallbackLang(service, 'page.title')}>{page.title}</span>}
        lead={<span {...getFallbackLang(service, 'page.lead')}>{page.lead}</span>}
      >
        <ActionLinks
          enquiry={{ subject, about: `service:${id}` }}
          contactLabel={<ServiceContactLabel service={service} />}
        />
        {id === 'ai-video' ? <Clip /> : <EntryPicture entry={service} frame="offer" eager />}
        {offer && (
          <p className={styles.offer} {...getFallbackLang(service, 'page.offer')}>
            {offer.text}
          </p>
        )}
      </PageHeader>
    </div>
  );
}

/** The label of a button that opens the contact form: the offer of a service or, without an offer, the usual label. */
export async function ServiceContactLabel({ service }: { service: Service }) {
  const common = await getTranslator('common');
  const { offer } = service.page;
  if (!offer) return common('actions.contact');
  return <span {...getFallbackLang(service, 'page.offer')}>{offer.action}</span>;
}

/** Section with the users of a service. Null if its page does not list them. */
export async function ServiceAudience({ service }: { service: Service }) {
  const t = await getTranslator('services');
  const { audience } = service.page;
  if (!audience) return null;
  return (
    <section className={`container ${styles.audience}`} aria-labelledby="audience-title">
      <h2 id="audience-title">{t('page.audience')}</h2>
      <ul {...getFallbackLang(service, 'page.audience')}>
        {audience.map((reader) => (
          <li key={reader}>{reader}</li>
        ))}
      </ul>
    </section>
  );
}

/** Section with the outcomes of a service: a figure, a sentence that contains it, and the case that proves it. */
export async function ServiceOutcomes({ service }: { service: Service }) {
  const [t, taxonomy] = await Promise.all([getTranslator('services'), getTranslator('taxonomy')]);
  const outcomes = service.page.outcomes.flatMap(({ case: caseId, ...outcome }) => {
    const item = findEntry(cases, t.locale, caseId);
    return item ? { ...outcome, item } : [];
  });
  if (outcomes.length === 0) return null;
  return (
    <Section id="outcomes" tone="band">
      <SectionHeader id="outcomes" look="plain" title={t('page.outcomes')} />
      <ul className={styles.outcomes} {...getFallbackLang(service, 'page.outcomes')}>
        {outcomes.map(({ id, figure, unit, text, item }) => (
          <li key={id}>
            {/* The sentence repeats the figure. */}
            <p className={styles.figure} aria-hidden="true">
              <strong>{figure}</strong>
              {unit}
            </p>
            <p>{text}</p>
            <a href={getLocalePath(t.locale, getEntryPath('cases', item.id))}>
              {t('page.case', {
                industry: taxonomy.text(`industries.${item.industry}`),
                region: taxonomy.text(`regions.${item.region}`),
              })}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Section with the steps in which a service works, and its features. */
export async function ServiceSteps({ service }: { service: Service }) {
  const t = await getTranslator('services');
  return (
    <Section id="steps">
      <SectionHeader id="steps" look="plain" title={t('page.steps')} />
      <ol className={styles.steps} {...getFallbackLang(service, 'page.steps')}>
        {service.page.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.audience}>
        <h3>{t('detail', { name: service.name })}</h3>
        <ul {...getFallbackLang(service, 'features')}>
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Section with the functions of each module of the ERP. Null for other services. */
export async function ServiceModules({ service }: { service: Service }) {
  const t = await getTranslator('services');
  if (service.id !== 'erp') return null;
  return (
    <Section id="modules">
      <SectionHeader id="modules" look="plain" label={t('modules.label')} title={t('modules.functions')} />
      <div className={styles.modules}>
        {loadEntries(modules, t.locale).map((module) => (
          <section key={module.id}>
            <h3 {...getFallbackLang(module, 'name')}>{module.name}</h3>
            <ul {...getFallbackLang(module, 'features')}>
              {module.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

/** Section with the price of a service, the systems that it connects to, and what it does not do. */
export async function ServiceTerms({ service }: { service: Service }) {
  const t = await getTranslator('services');
  return (
    <Section id="price" tone="sunken">
      <div className={styles.terms}>
        {(['price', 'connections', 'limits'] as const).map((part) => {
          const { leadsTo, ...content } = service.page[part];
          return (
            <div key={part}>
              <h2 id={`${part}-title`}>{t(`page.${part}`)}</h2>
              <div {...getFallbackLang(service, `page.${part}`)}>
                {'figure' in content && (
                  <p className={styles.price}>
                    <strong>{content.figure}</strong>
                    {content.unit}
                  </p>
                )}
                <ul>
                  {content.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                {leadsTo && (
                  <ButtonLink
                    href={
                      leadsTo.anchor === 'pricing'
                        ? getPriceLink(t.locale, service.id)
                        : getEntryLink(leadsTo, t.locale)
                    }
                    look="quiet"
                  >
                    {leadsTo.text}
                  </ButtonLink>
                )}
                {part === 'price' && <CustomPageLink field="contractPage" locale={t.locale} />}
              </div>
            </div>
          );
        })}
      </div>
    </Section>
  );
}

/** Section with questions about a service, each in a disclosure. */
export async function ServiceQuestions({ service }: { service: Service }) {
  const t = await getTranslator('services');
  const { questions } = service.page;
  return (
    <Section id="faq">
      <div className={styles.faq}>
        <SectionHeader id="faq" look="plain" title={t('page.questions')} />
        <div {...getFallbackLang(service, 'page.questions')}>
          {questions.map((item) => (
            <Question key={item.id} item={{ ...item, untranslated: [] }} locale={t.locale} />
          ))}
        </div>
      </div>
    </Section>
  );
}
