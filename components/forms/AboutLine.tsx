import linkButton from '@/components/ui/linkButton.module.css';
import styles from './EnquiryForm.module.css';
import type { Labels } from './getContactLabels';

type AboutLineProps = { labels: Labels; title: string | undefined; onRemove: () => void };

/** The case or service that the enquiry is about, with a button that removes it. Renders nothing without a title. */
export function AboutLine({ labels, title, onRemove }: AboutLineProps) {
  if (!title) return null;
  return (
    <p className={styles.about}>
      <span id="about-title">{labels.about.replace('{title}', title)}</span>
      <button
        type="button"
        className={linkButton.linkButton}
        onClick={onRemove}
        aria-describedby="about-title"
      >
        {labels.aboutRemove}
      </button>
    </p>
  );
}
