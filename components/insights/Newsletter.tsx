import { NativeFormResult } from '@/components/forms/NativeFormResult';
import { NewsletterForm } from '@/components/forms/NewsletterForm';
import { Island } from '@/components/islands/Island';
import { Section } from '@/components/ui/Section';
import { getConsentTexts } from '@/lib/content/entries/getConsentTexts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './Newsletter.module.css';

/** Section with a description of the newsletter and the subscription form. */
export async function Newsletter() {
  const [copy, contact] = await Promise.all([getTranslator('insights'), getTranslator('contact')]);
  return (
    <Section id="newsletter" tone="sunken">
      <div className={styles.newsletter}>
        <div className={styles.text}>
          <h2 id="newsletter-title">{copy('newsletter.title')}</h2>
          <p>{copy('newsletter.text')}</p>
        </div>
        <div>
          <NativeFormResult
            form="newsletter"
            sent={copy('newsletter.success')}
            failed={contact('form.failure')}
          />
          <Island
            name="newsletterForm"
            component={NewsletterForm}
            props={{
              locale: copy.locale,
              labels: {
                email: copy.text('newsletter.email'),
                submit: copy.text('newsletter.submit'),
                submitting: contact.text('form.submitting'),
                success: copy.text('newsletter.success'),
                failure: contact.text('form.failure'),
                required: contact.text('form.errors.required'),
                emailInvalid: contact.text('form.errors.emailInvalid'),
                consentMissing: copy.text('newsletter.consentMissing'),
              },
              consent: getConsentTexts(copy.locale).newsletter,
              notice: copy.rich('newsletter.notice', {
                privacy: (chunks) => <a href={getLocalePath(copy.locale, pages.privacy)}>{chunks}</a>,
              }),
            }}
          />
        </div>
      </div>
    </Section>
  );
}
