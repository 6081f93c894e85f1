import { execFileSync } from 'node:child_process';
import type { FolderEditor } from '../helpers/FolderEditor';
import { closeOffice } from './list/closeOffice';
import { removeProducts } from './list/removeProducts';

/** A square mark in two colours of the palette. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  '<style>.a{fill:var(--icon-ink)}.b{fill:var(--drawing-accent)}</style>' +
  '<path class="a" d="M8 8H56V56H8Z"/><path class="b" d="M24 24H40V40H24Z"/></svg>\n';

/** Directions to the office, without the drawing of the former one. */
const directions: Record<string, string[]> = {
  en: ['Noi Bai airport: about 27 km by taxi.'],
  zh: ['内排机场：乘出租车约 27 公里。'],
  vi: ['Sân bay Nội Bài: khoảng 27 km đi taxi.'],
};

/** Follows the steps of `docs/rebrand.md`. */
export function rebrand(copy: FolderEditor): void {
  removeProducts(copy);
  closeOffice(copy);
  changeFacts(copy);
  for (const [locale, texts] of Object.entries(directions)) {
    copy.editJson(`messages/${locale}/offices.json`, ({ items: [office] }) => {
      Object.assign(office, { latitude: 21.0285, longitude: 105.8542, directions: texts });
      delete office.image;
      delete office.imageAlt;
    });
  }
  copy.write('public/images/logo-mark.svg', mark);
  copy.editJson('messages/brand.json', ({ typeface, palette, drawings }) => {
    palette.tint.light = '#1d4e89';
    drawings['drawing-tint'].light = '#1d4e89';
    typeface.family = 'Harbour Sans';
    typeface.strong = '700Bold/BeVietnamPro_700Bold.ttf';
  });
  run(copy, 'scripts/fonts.ts');
  run(copy, 'scripts/deploy-files.ts');
  run(copy, 'scripts/message-placeholders.ts');
}

function changeFacts(copy: FolderEditor): void {
  copy.editJson('messages/facts.json', (facts) => {
    const { names, products, prices, offers, cities, places, addresses, company, site } = facts;
    names.company = { zh: '玉港软件', en: 'Jade Harbour Soft', vi: 'Jade Harbour Soft' };
    names.brand = { zh: '玉港', en: 'Jade Harbour', vi: 'Jade Harbour' };
    products.erpName = { zh: 'Jade ERP', en: 'Jade ERP', vi: 'Jade ERP' };
    products.wmsName = { zh: 'Jade WMS', en: 'Jade WMS', vi: 'Jade WMS' };
    Object.assign(offers, { trial: false, transfer: false });
    cities.vietnamCity = { zh: '河内', en: 'Hanoi', vi: 'Hà Nội' };
    places.backupPlace = { zh: '岘港', en: 'Da Nang', vi: 'Đà Nẵng' };
    addresses.vietnamAddress = {
      zh: '{vietnamCity}还剑坊示例街 2 号',
      en: '2 Example Street, Hoan Kiem Ward, {vietnamCity}',
      vi: 'Số 2 đường Ví Dụ, phường Hoàn Kiếm, {vietnamCity}',
    };
    Object.assign(company, {
      phone: '+84 24 0000 0123',
      supportPhone: '+84 24 0000 0124',
      wechatId: 'jade-sample',
      zaloId: 'jade-sample',
    });
    delete company.wechatContact;
    delete company.zaloContact;
    site.origin = 'https://www.jadeharbour.example';
    // Prices in a currency with decimals, without amounts in a second currency.
    prices.currency = 'USD';
    delete prices.conversion;
    prices.consultantDay = 240;
    prices.perMonth = {
      users: 19.5,
      connections: 60,
      modules: 240,
      warehouses: 120,
      companies: 96,
      videos: 16,
      servers: 320,
    };
  });
}

function run({ folder }: FolderEditor, script: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: folder });
}
