import { NativeFormResult } from '@/components/forms/NativeFormResult';
import { NewsletterForm } from '@/components/forms/NewsletterForm';
import { Island } from '@/components/ui/Island';
import { Section } from '@/components/ui/Section';
import { getConsentTexts } from '@/lib/content/messages/getConsentTexts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { faultMessages } from '@/lib/enquiry/fields';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import styles from './Newsletter.module.css';

/** Section with a description of the newsletter and the subscription form. */
export async function Newsletter() {
  const [t, contact] = await Promise.all([getTranslator('insights'), getTranslator('contact')]);
  const faultTexts = {
    'email-required': contact('form.errors.required.email'),
    'email-invalid': contact('form.errors.emailInvalid'),
    'consent-required': t('newsletter.consentMissing'),
  };
  return (
    <Section id="newsletter" tone="sunken">
      <div className={styles.newsletter}>
        <div className={styles.text}>
          <h2 id="newsletter-title">{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
        </div>
        <div>
          <NativeFormResult
            form="newsletter"
            sent={<p>{t('newsletter.success')}</p>}
            failed={<p>{contact('form.failure')}</p>}
            faults={faultMessages.newsletter.map((fault) => [fault, faultTexts[fault]])}
          />
          <Island
            name="newsletterForm"
            component={NewsletterForm}
            props={{
              locale: t.locale,
              labels: {
                email: t.text('newsletter.email'),
                submit: t.text('newsletter.submit'),
                submitting: contact.text('form.submitting'),
                success: t.text('newsletter.success'),
                failure: contact.text('form.failure'),
                required: contact.text('form.errors.required.email'),
                emailInvalid: contact.text('form.errors.emailInvalid'),
                consentMissing: t.text('newsletter.consentMissing'),
              },
              consent: getConsentTexts(t.locale).newsletter,
              notice: t.rich('newsletter.notice', {
                privacy: (chunks) => <a href={getLocalePath(t.locale, pages.privacy)}>{chunks}</a>,
              }),
            }}
          />
        </div>
      </div>
    </Section>
  );
}
