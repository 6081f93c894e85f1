import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { Locale } from '@/lib/i18n/locales';
import type { site } from '@/lib/i18n/site';

/** Size of the ministry's badge in CSS pixels, scaled down to fit the line of legal notes. */
const BADGE_SIZE = { width: 119, height: 45 };

/** The registrations required by Chinese and Vietnamese law. Registrations that are not configured are omitted. */
export async function LegalNotes({ icp, tradeMinistry, locale }: typeof site.legal & { locale: Locale }) {
  const t = await getTranslator('common', locale);
  const name = t.text('footer.tradeMinistry');
  return (
    <>
      {icp !== '' && (
        <a href="https://beian.miit.gov.cn/" rel="noopener" lang="zh-Hans">
          {icp}
        </a>
      )}
      {tradeMinistry.href !== '' && (
        <a href={tradeMinistry.href} rel="noopener">
          {tradeMinistry.badge === '' ? (
            name
          ) : (
            // biome-ignore lint/performance/noImgElement: the official badge must not be altered
            <img src={tradeMinistry.badge} alt={name} {...BADGE_SIZE} loading="lazy" />
          )}
        </a>
      )}
    </>
  );
}
