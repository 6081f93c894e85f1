import { getLocale } from 'next-intl/server';
import { ContactForm } from '@/components/forms/ContactForm';
import { FormResult } from '@/components/forms/FormResult';
import { Island } from '@/components/islands/Island';
import { consentTexts } from '@/lib/content/entries/consentTexts';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import { subjects } from '@/lib/shared/enquiry/subjects';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './Enquiry.module.css';
import { EnquiryHead } from './EnquiryHead';

/** The contact form with its texts in the page's language. */
export async function Enquiry() {
  const [locale, copy, common, taxonomy] = await Promise.all([
    getLocale(),
    getCopy('contact'),
    getCopy('common'),
    getCopy('taxonomy'),
  ]);
  const { company } = loadFacts();
  const { information, transfer } = consentTexts(locale);
  return (
    <section id="enquiry" className={styles.enquiry} aria-labelledby="enquiry-title">
      <EnquiryHead />
      <FormResult
        form="form"
        sent={
          <>
            {copy('form.success')} {copy('form.sentText')}
          </>
        }
        failed={
          <>
            {copy('form.failure')} {copy('form.failureText')}{' '}
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </>
        }
      />
      <noscript>
        <p>{copy('noScript')}</p>
      </noscript>
      <Island
        name="contactForm"
        component={ContactForm}
        parameters={['kind', 'subject', 'sent']}
        hasDraft
        props={{
          locale: locale,
          subjects: subjects.map((id) => ({ id, label: taxonomy.text(`subjects.${id}`) })),
          channels: {
            email: company.email,
            phone: company.phoneToDial,
            zalo: `https://zalo.me/${company.zaloId}`,
            wechat: '#wechat',
          },
          consents: { information, transfer },
          notice: copy.rich('form.notice', {
            privacy: (chunks) => <a href={localePath(locale, pages.privacy)}>{chunks}</a>,
          }),
          labels: {
            kind: copy.text('form.kind.label'),
            kindContact: copy.text('form.kind.contact'),
            kindTrial: copy.text('form.kind.trial'),
            name: copy.text('form.name'),
            email: copy.text('form.email'),
            subject: copy.text('form.subject'),
            subjectPrompt: copy.text('form.subjectPrompt'),
            message: copy.text('form.message'),
            messageHint: copy.text('form.messageHint'),
            more: copy.text('form.more'),
            company: copy.text('form.company'),
            phone: copy.text('form.phone'),
            phoneHint: copy.text('form.phoneHint'),
            optional: copy.raw('form.optional'),
            submit: copy.text('form.submit'),
            submitTrial: copy.text('form.submitTrial'),
            submitting: copy.text('form.submitting'),
            retry: common.text('states.retry'),
            success: copy.text('form.success'),
            sentText: copy.text('form.sentText'),
            another: copy.text('form.another'),
            failure: copy.text('form.failure'),
            failureText: copy.text('form.failureText'),
            mail: copy.text('form.mail'),
            call: copy.text('form.call'),
            zalo: copy.text('form.zalo'),
            wechat: copy.text('form.wechat'),
            draftKept: copy.text('form.draftKept'),
            remaining: copy.raw('form.remaining'),
            required: copy.text('form.errors.required'),
            subjectMissing: copy.text('form.errors.subjectMissing'),
            emailInvalid: copy.text('form.errors.emailInvalid'),
            phoneInvalid: copy.text('form.errors.phoneInvalid'),
            tooLong: copy.text('form.errors.tooLong'),
            faulty: copy.text('form.errors.faulty'),
          },
        }}
      />
    </section>
  );
}
