import type { ContactFormProps, Values } from './contactFormProps';
import styles from './LeadForm.module.css';

type FailureNoteProps = Pick<ContactFormProps, 'labels' | 'channels'> & { values: Values };

/** What is left when a submission failed: the text is still in the form, and there are other ways to send it. */
export function FailureMessage({ labels, channels, values }: FailureNoteProps) {
  const body = [values.message, values.name, values.company, values.phone].filter(Boolean).join('\n');
  const mail = `${channels.mail}?body=${encodeURIComponent(body)}`;
  return (
    <div className={styles.failure}>
      <p className={styles.statusTitle}>{labels.failure}</p>
      <p>{labels.failureText}</p>
      <ul>
        {(['mail', 'call', 'zalo', 'wechat'] as const).map((way) => (
          <li key={way}>
            <a href={way === 'mail' ? mail : channels[way]}>{labels[way]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
