import { toString as toSvg } from 'qrcode';
import { Disclosure } from '@/components/ui/Disclosure';
import { Picture } from '@/components/ui/Picture';
import { getMessenger } from '@/lib/content/entries/getMessenger';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './QrCodes.module.css';

/** QR codes of the WeChat and Zalo accounts, generated at build time from the ids in `messages/facts.json`. */
export async function QrCodes() {
  const t = await getTranslator('contact');
  const codes = [
    { ...getMessenger('zh'), name: t('qr.wechat'), alt: t.text('qr.wechatAlt') },
    { ...getMessenger('vi'), name: t('qr.zalo'), alt: t.text('qr.zaloAlt') },
  ];
  return (
    <Disclosure id="wechat" className={styles.codes} summary={<h3>{t('qr.title')}</h3>} wide="headed">
      <ul>
        {
          await Promise.all(
            codes.map(async ({ id, name, alt, account, href }) => (
              <li key={id}>
                <Picture src={await createQrCode(href)} alt={alt} width={160} height={160} />
                <b>{name}</b>
                <p>
                  {t('qr.idLabel')} <span translate="no">{account}</span>
                </p>
              </li>
            )),
          )
        }
      </ul>
    </Disclosure>
  );
}

/** Creates a QR code as a `data:` URL: dark on white with a quiet zone in both colour schemes, as scanners expect. */
async function createQrCode(text: string): Promise<string> {
  const svg = await toSvg(text, { type: 'svg', margin: 3, color: { dark: '#12332c', light: '#ffffff' } });
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}
