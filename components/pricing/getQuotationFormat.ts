import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getConversion } from '@/lib/content/messages/getPriceValues';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import type { QuotationFormat } from '@/lib/pricing/formatQuotation';
import { priceItems } from '@/lib/pricing/priceItems';
import { getPriceList } from '@/lib/pricing/quotation';

/** Returns the prices and labels of quotations in the page's locale. */
export async function getQuotationFormat(): Promise<QuotationFormat> {
  const t = await getTranslator('services');
  const { prices } = loadFacts();
  const parts = [...priceItems, 'project' as const].map((id) => [id, t.text(`pricing.rows.${id}.part`)]);
  return {
    locale: t.locale,
    pageUrl: `${getAbsoluteUrl(getLocalePath(t.locale, pages.services))}#pricing`,
    prices: getPriceList(prices),
    exchangeRate: getConversion(prices, t.locale)?.rate,
    labels: {
      title: t.text('pricing.quotation.messageTitle'),
      lines: Object.fromEntries(parts),
      totals: {
        firstYear: [t.text('pricing.quotation.firstYear'), t.text('pricing.quotation.firstYearHow')],
        laterYear: [t.text('pricing.quotation.laterYear'), t.text('pricing.quotation.laterYearHow')],
        threeYears: [t.text('pricing.quotation.threeYears'), t.text('pricing.quotation.threeYearsHow')],
      },
      item: t.raw('pricing.quotation.monthly'),
      project: t.raw('pricing.quotation.days'),
      approximate: t.raw('pricing.quotation.converted'),
      textLine: t.raw('pricing.quotation.messageLine'),
      textTotal: t.raw('pricing.quotation.messageTotal'),
    },
  };
}
