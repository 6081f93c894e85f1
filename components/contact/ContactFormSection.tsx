import { ContactForm } from '@/components/forms/ContactForm';
import { getErrorMessage } from '@/components/forms/fieldErrors';
import { getContactLabels } from '@/components/forms/getContactLabels';
import { NativeFormResult } from '@/components/forms/NativeFormResult';
import { getQuotationFormat } from '@/components/pricing/getQuotationFormat';
import { Island } from '@/components/ui/Island';
import { Picture } from '@/components/ui/Picture';
import { cases } from '@/lib/collections/cases';
import type { PageBlock } from '@/lib/collections/customPages';
import { getSubjects, services } from '@/lib/collections/services';
import { team } from '@/lib/collections/team';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getMessenger } from '@/lib/content/facts/getMessenger';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getConsentTexts } from '@/lib/content/messages/getConsentTexts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type FormField, faultMessages, queryFields, replyChannels } from '@/lib/enquiry/fields';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import type { Locale } from '@/lib/i18n/locales';
import { languageTraits } from '@/lib/i18n/locales';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { priceItems } from '@/lib/pricing/priceItems';
import { AfterSending } from './AfterSending';
import styles from './ContactFormSection.module.css';

type ContactFormSectionProps = {
  /** The block of an editor's page that contains the form, in `lang` if that is not the page's locale. */
  block?: Extract<PageBlock, { type: 'form' }>;
  lang?: string | undefined;
};

/** Section with the contact form in the page's locale. */
export async function ContactFormSection({ block, lang }: ContactFormSectionProps) {
  const [t, taxonomy] = await Promise.all([getTranslator('contact'), getTranslator('taxonomy')]);
  const { locale } = t;
  const { company, offers } = loadFacts();
  const { information, transfer } = getConsentTexts(locale);
  const labels = await getContactLabels();
  // The page of an editor has no QR codes.
  const accounts = block ? getLocalePath(locale, `${pages.contact}#wechat`) : '#wechat';
  const [wechat, zalo] = [getMessenger('wechat'), getMessenger('zalo')];
  return (
    <section id="enquiry" className={styles.enquiry} aria-labelledby="enquiry-title">
      <EnquiryHeader block={block} lang={lang} />
      <NativeFormResult
        form="form"
        faults={faultMessages.form.map((fault) => {
          const [field, type] = fault.split('-') as [FormField, string];
          return [fault, getErrorMessage({ [field]: { type } }, field, labels)];
        })}
        explainsFaults
        sent={<NativeReceipt />}
        failed={
          <p>
            {t('form.failureBack')} <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        }
      />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <div className={styles.form}>
        <Island
          name="contactForm"
          component={ContactForm}
          parameters={['kind', 'subject', 'sent', ...queryFields, ...priceItems]}
          usesDraft
          props={{
            locale,
            replyChannels: languageTraits[locale].replyChannels
              .filter((id) => id !== 'zalo' || zalo)
              .map((id) => ({ id, label: t.text(`form.reply.${id}`) })),
            aboutTitles: getAboutTitles(locale),
            quotationFormat: await getQuotationFormat(),
            subjects: getSubjects(loadEntries(services, locale)).map((id) => ({
              id,
              label: taxonomy.text(`subjects.${id}` as 'subjects.other'),
            })),
            ...(block && {
              preset: {
                subject: block.subject,
                message: block.message,
                campaign: block.campaign,
                eventDate: block.event?.dates[0],
                eventLanguage: block.event?.languages[0],
                people: block.event && '1',
              },
              event: block.event,
            }),
            channels: {
              mail: `mailto:${company.email}`,
              call: `tel:${company.phoneToDial}`,
              ...(zalo && { zalo: zalo.href ?? accounts }),
              ...(wechat && { wechat: accounts }),
            },
            consents: {
              ...(offers.newsletter && { information }),
              ...(offers.transfer && { transfer }),
            },
            notice: t.rich('form.notice', {
              privacy: (chunks) => <a href={getLocalePath(locale, pages.privacy)}>{chunks}</a>,
            }),
            labels,
          }}
        />
      </div>
      <AfterSending />
    </section>
  );
}

/**
 * Success message of a form that was posted without scripts. The server replaces the general text by the template,
 * filled with the enquiry's receipt (`getReceiptFiller` in `server/enquiries/receipt.ts`). A host without the server
 * shows the general text.
 */
async function NativeReceipt() {
  const t = await getTranslator('contact');
  return (
    <>
      <p>{t('form.success')}</p>
      <div data-receipt="">
        <p>{t('form.sentText')}</p>
        {/* React cannot hydrate the content of a template. Pages of the preview hydrate, and have no receipt. */}
        {process.env.NODE_ENV !== 'development' && (
          <template>
            <p data-kind="{kind}" lang={t.getLang('form.receipt')}>
              {t.raw('form.receipt')}
            </p>
            <p>{t('form.workingTime')}</p>
            <div className={styles.reply} data-channel="{channel}">
              {replyChannels.map((channel) => (
                <p key={channel} data-channel={channel} lang={t.getLang(`form.replyTo.${channel}`)}>
                  {t.raw(`form.replyTo.${channel}`)}
                </p>
              ))}
            </div>
            <p>{t('form.correctBack')}</p>
          </template>
        )}
      </div>
      <a href="#enquiry">{t('form.another')}</a>
    </>
  );
}

/** Returns the titles of the cases and services that an enquiry can be about. */
function getAboutTitles(locale: Locale): Record<string, string> {
  return Object.fromEntries([
    ...loadEntries(cases, locale).map(({ id, title }) => [`case:${id}`, title]),
    ...loadEntries(services, locale).map(({ id, name }) => [`service:${id}`, name]),
  ]);
}

/** Header of the form, with the texts of its block. CSS shows the promise or the trial days, by the radio buttons. */
async function EnquiryHeader({ block, lang }: ContactFormSectionProps) {
  const [t, common] = await Promise.all([getTranslator('contact'), getTranslator('common')]);
  const { featured, offers } = loadFacts();
  const person = loadEntries(team, t.locale).find(({ id }) => id === featured.contactPerson);
  return (
    <header className={styles.head}>
      <h2 id="enquiry-title">
        {block ? (
          <span lang={lang}>{block.title}</span>
        ) : (
          <>
            <span className={styles.question}>{t('form.title')}</span>
            {offers.trial && (
              <span className={styles.trial} data-alternative="">
                {t('form.trialTitle')}
              </span>
            )}
          </>
        )}
      </h2>
      {person && (
        <>
          <Picture src={person.avatar} alt="" width={72} height={72} eager />
          <p className={styles.person}>
            <b {...getFallbackLang(person, 'name')}>{person.name}</b>
            <span {...getFallbackLang(person, 'role')}>{person.role}</span>
          </p>
        </>
      )}
      <p className={`${styles.aside} ${block ? '' : styles.question}`}>
        {block?.text ? <span lang={lang}>{block.text}</span> : t('form.promise')}
      </p>
      {offers.trial && !block && (
        <p className={`${styles.aside} ${styles.trial}`} data-alternative="">
          {common('trial.days')}
        </p>
      )}
    </header>
  );
}
