import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { messengerOf } from '@/lib/content/entries/messengerOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './Messengers.module.css';

/** The ways that need no form, the one that the page's readers use first. */
export async function Messengers() {
  const [locale, copy, common] = await Promise.all([getLocale(), getCopy('contact'), getCopy('common')]);
  const { company } = loadFacts();
  const zalo = (
    <li key="zalo" id="zalo">
      <ButtonLink look="secondary" href={messengerOf('vi').href}>
        {copy('qr.zalo')}
      </ButtonLink>
    </li>
  );
  // A computer opens no WeChat by its address: there the code is what helps.
  const wechat = (
    <li key="wechat">
      <span className={styles.touch}>
        <ButtonLink look="secondary" href={messengerOf('zh').href}>
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
  const whatsapp = (
    <li key="whatsapp">
      <ButtonLink look="secondary" href={messengerOf('en').href}>
        {common('bar.whatsapp')}
      </ButtonLink>
    </li>
  );
  const inOrder = { zh: [wechat, zalo], en: [whatsapp, wechat, zalo], vi: [zalo, wechat] };
  return (
    <ul className={styles.messengers} aria-label={copy.text('direct')}>
      {inOrder[locale]}
      <li>
        <ButtonLink look="secondary" href={`tel:${company.phoneToDial}`}>
          {company.phone}
        </ButtonLink>
      </li>
    </ul>
  );
}
