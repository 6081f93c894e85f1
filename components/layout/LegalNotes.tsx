import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { site } from '@/lib/shared/site';

/** The badge's size as the ministry hands it out, made small enough for the legal line. */
const BADGE = { width: 119, height: 45 };

/** The registrations that laws of China and Vietnam want to see on a page. What is not filled in is absent. */
export async function LegalNotes({ icp, tradeMinistry, locale }: typeof site.legal & { locale: Locale }) {
  const t = await getTranslator('common', locale);
  const name = t.text('footer.tradeMinistry');
  return (
    <>
      {icp !== '' && (
        <a href="https://beian.miit.gov.cn/" rel="noopener" lang="zh">
          {icp}
        </a>
      )}
      {tradeMinistry.href !== '' && (
        <a href={tradeMinistry.href} rel="noopener">
          {tradeMinistry.badge === '' ? (
            name
          ) : (
            // biome-ignore lint/performance/noImgElement: the badge is to be shown as it was handed out
            <img src={tradeMinistry.badge} alt={name} {...BADGE} loading="lazy" />
          )}
        </a>
      )}
    </>
  );
}
