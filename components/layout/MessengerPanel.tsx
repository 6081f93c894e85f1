import type { ReactNode } from 'react';
import button from '@/components/ui/button.module.css';
import { CopyableText } from '@/components/ui/CopyableText';
import { MessengerLink } from '@/components/ui/MessengerLink';
import { QrCode } from '@/components/ui/QrCode';
import type { Messenger } from '@/lib/content/facts/getMessenger';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './MessengerPanel.module.css';

type MessengerPanelProps = { messenger: Messenger; label: ReactNode };

const PANEL_ID = 'messenger';

/**
 * A button that opens a panel with the phone number, the account of a messenger and the expected reply time. If WeChat
 * or Zalo has a link, the panel also contains its QR code: inside WeChat, visitors press and hold the code; on a laptop,
 * they scan it. The panel is a popover, which the browser closes on Escape and on a click outside, without a script.
 */
export async function MessengerPanel({ messenger: { id, account, href }, label }: MessengerPanelProps) {
  const t = await getTranslator('common');
  const { phone, phoneToDial } = loadFacts().company;
  const name = { messenger: t.text(`bar.${id}`) };
  const hasCode = href !== undefined && id !== 'whatsapp';
  return (
    <>
      <button type="button" className={`${button.button} ${button.secondary}`} popoverTarget={PANEL_ID}>
        {label}
      </button>
      <div id={PANEL_ID} popover="auto" className={styles.panel}>
        {hasCode && <QrCode id={id} alt={t.text('bar.code', name)} />}
        <div className={styles.text}>
          <a href={`tel:${phoneToDial}`}>{phone}</a>
          {hasCode && <p>{t('bar.scan', name)}</p>}
          {account && (
            <p>
              {t('bar.account', name)} <CopyableText text={account} />
            </p>
          )}
          {href && <MessengerLink href={href}>{t('bar.open', name)}</MessengerLink>}
          <p className={styles.reply}>{t('bar.reply')}</p>
        </div>
      </div>
    </>
  );
}
