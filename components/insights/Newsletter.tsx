import { FormResult } from '@/components/forms/FormResult';
import { NewsletterForm } from '@/components/forms/NewsletterForm';
import { Island } from '@/components/islands/Island';
import { Section } from '@/components/ui/Section';
import { consentTexts } from '@/lib/content/entries/consentTexts';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './Newsletter.module.css';

/** The newsletter: what comes, and the box to subscribe. */
export async function Newsletter() {
  const [copy, contact] = await Promise.all([getCopy('insights'), getCopy('contact')]);
  return (
    <Section id="newsletter" tone="sunken">
      <div className={styles.newsletter}>
        <div className={styles.text}>
          <h2 id="newsletter-title">{copy('newsletter.title')}</h2>
          <p>{copy('newsletter.text')}</p>
        </div>
        <div>
          <FormResult form="newsletter" sent={copy('newsletter.success')} failed={contact('form.failure')} />
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
              consent: consentTexts(copy.locale).newsletter,
              notice: copy.rich('newsletter.notice', {
                privacy: (chunks) => <a href={localePath(copy.locale, pages.privacy)}>{chunks}</a>,
              }),
            }}
          />
        </div>
      </div>
    </Section>
  );
}
