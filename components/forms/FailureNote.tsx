import styles from './LeadForm.module.css';

type FailureNoteProps = {
  labels: Record<'failure' | 'failureText' | 'mail' | 'call' | 'zalo' | 'wechat', string>;
  channels: Record<'email' | 'phone' | 'zalo' | 'wechat', string>;
  /** What was typed, to fill in the mail. */
  values: { name?: string; phone?: string; company?: string; message?: string };
};

/** What is left when a submission failed: the text is still in the form, and there are other ways to send it. */
export function FailureNote({ labels, channels, values }: FailureNoteProps) {
  const body = [values.message, values.name, values.company, values.phone].filter(Boolean).join('\n');
  return (
    <div className={styles.failure}>
      <p className={styles.statusTitle}>{labels.failure}</p>
      <p>{labels.failureText}</p>
      <ul>
        <li>
          <a href={`mailto:${channels.email}?body=${encodeURIComponent(body)}`}>{labels.mail}</a>
        </li>
        <li>
          <a href={`tel:${channels.phone}`}>{labels.call}</a>
        </li>
        <li>
          <a href={channels.zalo}>{labels.zalo}</a>
        </li>
        <li>
          <a href={channels.wechat}>{labels.wechat}</a>
        </li>
      </ul>
    </div>
  );
}
