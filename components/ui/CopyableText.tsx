import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './CopyableText.module.css';
import linkButton from './linkButton.module.css';

/** A text with a copy button. A script shows the button; without scripts, one tap selects the whole text. */
export async function CopyableText({ text }: { text: string }) {
  const t = await getTranslator('common');
  return (
    <span className={styles.copyable}>
      <b translate="no">{text}</b>
      <button
        type="button"
        hidden
        className={linkButton.linkButton}
        aria-live="polite"
        data-copy={t.text('bar.copied')}
      >
        {t('bar.copy')}
      </button>
    </span>
  );
}
