import { CopyableText } from '@/components/ui/CopyableText';
import { Disclosure } from '@/components/ui/Disclosure';
import { QrCode } from '@/components/ui/QrCode';
import { getMessenger } from '@/lib/content/entries/getMessenger';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './QrCodes.module.css';

/** The WeChat and Zalo accounts, with the QR codes of their links if `messages/facts.json` contains them. */
export async function QrCodes() {
  const t = await getTranslator('contact');
  const messengers = [
    { ...getMessenger('wechat'), name: t('qr.wechat'), alt: t.text('qr.wechatAlt'), label: t('qr.wechatId') },
    { ...getMessenger('zalo'), name: t('qr.zalo'), alt: t.text('qr.zaloAlt'), label: t('qr.zaloId') },
  ];
  return (
    <Disclosure
      id="wechat"
      className={styles.codes}
      summary={<h3>{t('qr.title')}</h3>}
      wide="headed"
      data-tool=""
    >
      <ul>
        {messengers.map(({ id, name, alt, label, account, href }) => (
          <li key={id} id={`${id}-code`}>
            {href && <QrCode id={id} href={href} alt={alt} />}
            <b>{name}</b>
            {href && <p>{t('qr.scan')}</p>}
            <p>
              {label} <CopyableText text={account} />
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
