import { ButtonLink } from '@/components/ui/ButtonLink';
import button from '@/components/ui/button.module.css';
import { Picture } from '@/components/ui/Picture';
import { messengerOf } from '@/lib/content/entries/messengerOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import styles from './Dock.module.css';
import { LanguageHints } from './LanguageHints';
import { ElsewhereThanContact } from './onPath';

/**
 * What stays at the foot of the screen: the hint that there is another language, and on small screens the trial and the
 * messenger that readers of the language use. It stands at the end of the page, so that it covers nothing for good.
 */
export async function Dock() {
  const copy = await getCopy('common');
  const messenger = messengerOf(copy.locale);
  const icon = (
    <>
      <Picture src={`/images/social.svg#${messenger.id}`} alt="" width={24} height={24} />
      {copy(`bar.${messenger.id}`)}
    </>
  );
  return (
    <div className={styles.dock}>
      <div role="status">
        <LanguageHints />
      </div>
      <ElsewhereThanContact>
        <nav className={styles.bar} aria-label={copy.text('bar.label')}>
          <ButtonLink href={enquiryLink(copy.locale, { kind: 'trial' })}>{copy('bar.trial')}</ButtonLink>
          {messenger.id === 'wechat' ? (
            // Not every browser may open WeChat: the account can be copied all the same.
            <details>
              <summary className={`${button.button} ${button.secondary}`}>{icon}</summary>
              <p>
                <span>
                  {copy('bar.account')} <b translate="no">{messenger.account}</b>
                </span>
                <a href={messenger.href}>{copy('bar.open')}</a>
              </p>
            </details>
          ) : (
            <ButtonLink href={messenger.href} look="secondary">
              {icon}
            </ButtonLink>
          )}
        </nav>
      </ElsewhereThanContact>
    </div>
  );
}
