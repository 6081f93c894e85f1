import type { Locale } from '@/lib/shared/i18n/locales';

type Words = Record<Locale, string>;

const ID: Words = {
  zh: '小写字母、数字和单个连字符，例如 data-security 或 decree-254-2026。',
  en: 'Small letters, digits and single hyphens, such as data-security or decree-254-2026.',
  vi: 'Chữ thường không dấu, chữ số và dấu gạch nối đơn, ví dụ data-security hoặc decree-254-2026.',
};
const TIME: Words = {
  zh: '时间，例如 9:00 或 17:30。',
  en: 'A time, such as 9:00 or 17:30.',
  vi: 'Giờ, ví dụ 9:00 hoặc 17:30.',
};
const ADDRESS: Words = {
  zh: '不填，或以 https:// 开头的网址。',
  en: 'Nothing, or an address that begins with https://.',
  vi: 'Để trống, hoặc địa chỉ bắt đầu bằng https://.',
};
const HOST: Words = {
  zh: '不填，或主机名，例如 stats.example.com。',
  en: 'Nothing, or the name of a host, such as stats.example.com.',
  vi: 'Để trống, hoặc tên máy chủ, ví dụ stats.example.com.',
};

/** How fields are to be written whose schema describes them by a pattern alone. */
export const patternTexts: Record<string, Words> = {
  anchor: ID,
  closes: TIME,
  facebook: ADDRESS,
  from: {
    zh: '不带语言的路径，例如 /prices.html。',
    en: 'A path without the language, such as /prices.html.',
    vi: 'Đường dẫn không có ngôn ngữ, ví dụ /prices.html.',
  },
  host: HOST,
  href: ADDRESS,
  id: ID,
  linkedin: ADDRESS,
  number: {
    zh: '越南文编号，例如 254/2026/NĐ-CP。',
    en: 'The number in Vietnamese, such as 254/2026/NĐ-CP.',
    vi: 'Số hiệu, ví dụ 254/2026/NĐ-CP.',
  },
  opens: TIME,
  origin: {
    zh: '不带路径的网址，例如 https://www.example.com。',
    en: 'An address without a path, such as https://www.example.com.',
    vi: 'Địa chỉ không có đường dẫn, ví dụ https://www.example.com.',
  },
  replacedBy: ID,
  reportsTo: HOST,
  responseHours: {
    zh: '1 到 99 的整数。',
    en: 'A whole number from 1 to 99.',
    vi: 'Số nguyên từ 1 đến 99.',
  },
  to: {
    zh: '本站不带语言的路径，例如 /services#pricing。',
    en: 'A path of this site without the language, such as /services#pricing.',
    vi: 'Đường dẫn trong trang, không có ngôn ngữ, ví dụ /services#pricing.',
  },
};
