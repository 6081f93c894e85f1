import { CopyableText } from '@/components/ui/CopyableText';
import { QrCode } from '@/components/ui/QrCode';
import { getMessenger } from '@/lib/content/facts/getMessenger';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './QrCodes.module.css';

/** The WeChat and Zalo accounts of `messages/facts.json`, with the QR codes of their links. */
export async function QrCodes() {
  const t = await getTranslator('contact');
  const messengers = (['wechat', 'zalo'] as const).flatMap((id) => getMessenger(id) ?? []);
  const [first] = messengers;
  if (!first) return null;
  return (
    <section id="wechat" className={styles.codes}>
      <h3>{messengers.length > 1 ? t('qr.title') : t(`qr.${first.id as 'wechat'}`)}</h3>
      <ul>
        {messengers.map(({ id, account, href }) => {
          const key = id as 'wechat';
          return (
            <li key={id} id={`${id}-code`}>
              {href && <QrCode id={id} alt={t.text(`qr.${key}Alt`)} />}
              <b>{t(`qr.${key}`)}</b>
              {href && <p>{t('qr.scan')}</p>}
              {account && (
                <p>
                  {t(`qr.${key}Id`)} <CopyableText text={account} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
