import { toString as toSvg } from 'qrcode';
import { Fold } from '@/components/ui/Fold';
import { Picture } from '@/components/ui/Picture';
import { messengerOf } from '@/lib/content/entries/messengerOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './QrCodes.module.css';

/** The WeChat and Zalo accounts with their codes, drawn at build from the account ids in `messages/facts.json`. */
export async function QrCodes() {
  const copy = await getCopy('contact');
  const codes = [
    { ...messengerOf('zh'), name: copy('qr.wechat'), alt: copy.text('qr.wechatAlt') },
    { ...messengerOf('vi'), name: copy('qr.zalo'), alt: copy.text('qr.zaloAlt') },
  ];
  return (
    <Fold id="wechat" className={styles.codes} summary={<h3>{copy('qr.title')}</h3>} wide="headed">
      <ul>
        {
          await Promise.all(
            codes.map(async ({ id, name, alt, account, href }) => (
              <li key={id}>
                <Picture src={await qrCode(href)} alt={alt} width={160} height={160} />
                <b>{name}</b>
                <p>
                  {copy('qr.idLabel')} <span translate="no">{account}</span>
                </p>
              </li>
            )),
          )
        }
      </ul>
    </Fold>
  );
}

/** A QR code as a data URL; dark on white with its quiet zone in both schemes, because scanners expect that. */
async function qrCode(text: string): Promise<string> {
  const svg = await toSvg(text, { type: 'svg', margin: 3, color: { dark: '#12332c', light: '#ffffff' } });
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}
