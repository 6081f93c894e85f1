import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { loadFacts } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './Messengers.module.css';

/** The ways that need no form, the one that the page's readers use first. */
export async function Messengers() {
  const [locale, copy] = [await getLocale(), await getCopy('contact')];
  const { company } = loadFacts();
  const zalo = (
    <li key="zalo" id="zalo">
      <ButtonLink look="secondary" href={`https://zalo.me/${company.zaloId}`}>
        {copy('qr.zalo')}
      </ButtonLink>
    </li>
  );
  // A computer opens no WeChat by its address: there the code is what helps.
  const wechat = (
    <li key="wechat">
      <span className={styles.touch}>
        <ButtonLink look="secondary" href={`weixin://dl/chat?${company.wechatId}`}>
          {copy('qr.wechat')}
        </ButtonLink>
      </span>
      <span className={styles.pointer}>
        <ButtonLink look="secondary" href="#wechat">
          {copy('qr.wechat')}
        </ButtonLink>
      </span>
    </li>
  );
  return (
    <ul className={styles.messengers} aria-label={copy.text('direct')}>
      {locale === 'zh' ? [wechat, zalo] : [zalo, wechat]}
      <li>
        <ButtonLink look="secondary" href={`tel:${company.vietnamPhone}`}>
          {company.vietnamPhoneDisplay}
        </ButtonLink>
      </li>
    </ul>
  );
}
