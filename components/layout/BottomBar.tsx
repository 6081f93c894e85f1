import { ButtonLink } from '@/components/ui/ButtonLink';
import button from '@/components/ui/button.module.css';
import { Picture } from '@/components/ui/Picture';
import { getMessenger } from '@/lib/content/entries/getMessenger';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import styles from './BottomBar.module.css';
import { LanguageHint } from './LanguageHint';
import { HideOnContactPage } from './pathLinks';

/**
 * The bar fixed to the bottom of the screen: the language hint and, on small screens, links to the trial and to the
 * locale's messenger. The bar is the last element of the page, so that it does not cover the end of the footer.
 */
export async function BottomBar() {
  const t = await getTranslator('common');
  const messenger = getMessenger(t.locale);
  const iconAndLabel = (
    <>
      <Picture src={`/images/social.svg#${messenger.id}`} alt="" width={24} height={24} />
      {t(`bar.${messenger.id}`)}
    </>
  );
  return (
    <div className={styles.bottomBar}>
      <div role="status">
        <LanguageHint />
      </div>
      <HideOnContactPage>
        <nav className={styles.bar} aria-label={t.text('bar.label')}>
          <ButtonLink href={getEnquiryLink(t.locale, { kind: 'trial' })}>{t('bar.trial')}</ButtonLink>
          {messenger.id === 'wechat' ? (
            // Some browsers cannot open WeChat, so the account name can also be copied.
            <details>
              <summary className={`${button.button} ${button.secondary}`}>{iconAndLabel}</summary>
              <p>
                <span>
                  {t('bar.account')} <b translate="no">{messenger.account}</b>
                </span>
                <a href={messenger.href}>{t('bar.open')}</a>
              </p>
            </details>
          ) : (
            <ButtonLink href={messenger.href} look="secondary">
              {iconAndLabel}
            </ButtonLink>
          )}
        </nav>
      </HideOnContactPage>
    </div>
  );
}
