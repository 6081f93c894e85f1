import { removeNonBreakingSpaces } from 'line-breaks';
import { CopyableText } from '@/components/ui/CopyableText';
import { Disclosure } from '@/components/ui/Disclosure';
import linkButton from '@/components/ui/linkButton.module.css';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import styles from './SharePage.module.css';

/** `path` has no locale. */
type SharePageProps = { path: string; title: string };

/**
 * Disclosure for readers who pass a document on: its URL with a copy button, printing or saving as PDF, and forwarding by
 * email. A script shows the buttons; inside messengers and without scripts, a note replaces the print button. In print,
 * only the URL is left.
 */
export async function SharePage({ path, title }: SharePageProps) {
  const t = await getTranslator('common');
  const url = getAbsoluteUrl(getLocalePath(t.locale, path));
  const mailHref = `mailto:?subject=${encodeURIComponent(removeNonBreakingSpaces(title))}&body=${encodeURIComponent(url)}`;
  return (
    <Disclosure className={styles.share} summary={t('share.label')} data-share="">
      <div>
        <CopyableText text={url} />
        <button type="button" hidden className={linkButton.linkButton} data-print={t.text('share.openHint')}>
          {t('share.print')}
        </button>
        <a href={mailHref}>{t('share.mail')}</a>
        <noscript>{t('share.printHint')}</noscript>
      </div>
    </Disclosure>
  );
}
