import type { ReactNode } from 'react';
import button from '@/components/ui/button.module.css';
import { CopyableText } from '@/components/ui/CopyableText';
import { MessengerLink } from '@/components/ui/MessengerLink';
import { QrCode } from '@/components/ui/QrCode';
import type { Messenger } from '@/lib/content/entries/getMessenger';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './MessengerPanel.module.css';

type MessengerPanelProps = { messenger: Messenger; label: ReactNode };

/**
 * A button that opens a panel with the account of a messenger and the expected reply time. If the messenger has a link, the
 * panel also contains its QR code: inside WeChat, visitors press and hold the code; on a laptop, they scan it.
 */
export async function MessengerPanel({ messenger: { id, account, href }, label }: MessengerPanelProps) {
  const t = await getTranslator('common');
  return (
    <details className={styles.messenger} data-tool="" data-panel="">
      <summary className={`${button.button} ${button.secondary}`}>{label}</summary>
      <div className={styles.panel}>
        {href && <QrCode id={id} href={href} alt={t.text('bar.code')} />}
        <div className={styles.text}>
          {href && <p>{t('bar.scan')}</p>}
          {account && (
            <p>
              {t('bar.account')} <CopyableText text={account} />
            </p>
          )}
          {href && <MessengerLink href={href}>{t('bar.open')}</MessengerLink>}
          <p className={styles.reply}>{t('bar.reply')}</p>
        </div>
      </div>
    </details>
  );
}
