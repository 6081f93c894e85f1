/** The hints that say how a value is written. */
export const patternHints = {
  'Small letters, digits and single hyphens, such as data-security.': {
    zh: '小写字母、数字和单个连字符，例如 data-security。',
    vi: 'Chữ thường không dấu, chữ số và dấu gạch nối đơn, ví dụ data-security.',
  },
  'Small letters, digits and single hyphens, such as decree-254-2026.': {
    zh: '小写字母、数字和单个连字符，例如 decree-254-2026。',
    vi: 'Chữ thường không dấu, chữ số và dấu gạch nối đơn, ví dụ decree-254-2026.',
  },
  'A time, such as 9:00 or 17:30.': { zh: '时间，例如 9:00 或 17:30。', vi: 'Giờ, ví dụ 9:00 hoặc 17:30.' },
  'Nothing, or an address that begins with https://.': {
    zh: '不填，或以 https:// 开头的网址。',
    vi: 'Để trống, hoặc địa chỉ bắt đầu bằng https://.',
  },
  'Nothing, or the name of a host, such as stats.example.com.': {
    zh: '不填，或主机名，例如 stats.example.com。',
    vi: 'Để trống, hoặc tên máy chủ, ví dụ stats.example.com.',
  },
  'A former address without the language, such as /prices.html or /news.php?id=12.': {
    zh: '不带语言的旧网址，例如 /prices.html 或 /news.php?id=12。',
    vi: 'Địa chỉ cũ không có ngôn ngữ, ví dụ /prices.html hoặc /news.php?id=12.',
  },
  'A path of this site without the language, such as /services#pricing.': {
    zh: '本站不带语言的路径，例如 /services#pricing。',
    vi: 'Đường dẫn trong trang, không có ngôn ngữ, ví dụ /services#pricing.',
  },
  'The number in Vietnamese, such as 254/2026/NĐ-CP.': {
    zh: '越南文编号，例如 254/2026/NĐ-CP。',
    vi: 'Số hiệu, ví dụ 254/2026/NĐ-CP.',
  },
  'An address without a path, such as https://www.example.com.': {
    zh: '不带路径的网址，例如 https://www.example.com。',
    vi: 'Địa chỉ không có đường dẫn, ví dụ https://www.example.com.',
  },
  'A whole number from 1 to 99.': { zh: '1 到 99 的整数。', vi: 'Số nguyên từ 1 đến 99.' },
};
