import type { QuotationFormat } from '@/lib/pricing/formatQuotation';

/** Short labels of a quotation. */
export const quotationLabels: QuotationFormat['labels'] = {
  title: 'Estimate',
  lines: {
    users: 'Users',
    connections: 'Connections',
    modules: 'Modules',
    warehouses: 'Warehouses',
    companies: 'Companies',
    videos: 'Videos',
    servers: 'Servers',
    project: 'Project',
  },
  totals: { firstYear: ['First', 'sum'], laterYear: ['Later', ''], threeYears: ['Three', ''] },
  item: '{count} × {price} × 12',
  project: '{count} days × {price}',
  approximate: '≈ CNY {amount}',
  textLine: '{label}: {calculation} = {amount}',
  textTotal: '{label}: {amount} ({approximate})',
};
