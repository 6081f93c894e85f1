import { toString as toSvg } from 'qrcode';
import { Picture } from '@/components/ui/Picture';
import { loadFacts } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './QrCodes.module.css';

/** The WeChat and Zalo codes, drawn at build from the account ids in `messages/facts.json`. */
export async function QrCodes() {
  const copy = await getCopy('contact');
  const { company } = loadFacts();
  const codes = [
    {
      id: 'wechat',
      name: copy('qr.wechat'),
      alt: copy.text('qr.wechatAlt'),
      account: company.wechatId,
      href: `weixin://dl/chat?${company.wechatId}`,
    },
    {
      id: 'zalo',
      name: copy('qr.zalo'),
      alt: copy.text('qr.zaloAlt'),
      account: company.zaloId,
      href: `https://zalo.me/${company.zaloId}`,
    },
  ];
  return (
    <section className={styles.codes} aria-labelledby="codes-title">
      <h2 id="codes-title">{copy('qr.title')}</h2>
      <ul>
        {
          await Promise.all(
            codes.map(async ({ id, name, alt, account, href }) => (
              <li key={id} id={id}>
                <Picture src={await qrCode(href)} alt={alt} width={160} height={160} />
                <a href={href}>{name}</a>
                <p>
                  {copy('qr.idLabel')} <span translate="no">{account}</span>
                </p>
              </li>
            )),
          )
        }
      </ul>
    </section>
  );
}

/** A QR code as a data URL; dark on white with its quiet zone in both schemes, because scanners expect that. */
async function qrCode(text: string): Promise<string> {
  const svg = await toSvg(text, { type: 'svg', margin: 3, color: { dark: '#12332c', light: '#ffffff' } });
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}
