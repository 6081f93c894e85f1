import { formTextFields } from '@/lib/enquiry/fields';
import type { ContactFormProps, ContactFormValues } from './contactFormProps';
import styles from './EnquiryForm.module.css';

type FailureMessageProps = Pick<ContactFormProps, 'labels' | 'channels'> & { values: ContactFormValues };

/** Failure message with other contact channels. The visitor's text stays in the form. */
export function FailureMessage({ labels, channels, values }: FailureMessageProps) {
  const otherFields = formTextFields.filter((name) => name !== 'message' && name !== 'email');
  const body = ['message' as const, ...otherFields]
    .map((name) => values[name])
    .filter(Boolean)
    .join('\n');
  const mail = `${channels.mail}?body=${encodeURIComponent(body)}`;
  return (
    <div className={styles.failure}>
      <p className={styles.statusTitle}>{labels.failure}</p>
      <p>{labels.failureText}</p>
      <ul>
        {(['mail', 'call', 'zalo', 'wechat'] as const).map(
          (channel) =>
            channels[channel] && (
              <li key={channel}>
                <a href={channel === 'mail' ? mail : channels[channel]}>{labels[channel]}</a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
