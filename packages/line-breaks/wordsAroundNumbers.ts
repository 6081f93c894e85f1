/** Words that stay on one line with the number after them, as in dates, floors, laws and amounts. */
export const wordsBeforeNumbers = [
  ...['ngày', 'tháng', 'năm', 'quý', 'số', 'tầng', 'điều', 'khoản', 'định', 'tư'],
  ...['年', '月', '第'],
  ...['Floor', 'Room', 'Decree', 'Circular', 'Article', 'page', 'step'],
  ...['VND', 'CNY', 'USD'],
];

/** Words after a number that are not its unit. */
export const wordsAfterNumbers = [
  ...[
    'and',
    'or',
    'to',
    'of',
    'in',
    'on',
    'at',
    'by',
    'for',
    'from',
    'with',
    'is',
    'are',
    'was',
    'the',
    'a',
    'it',
  ],
  ...[
    'và',
    'hoặc',
    'đến',
    'là',
    'của',
    'trong',
    'trên',
    'từ',
    'tại',
    'cho',
    'có',
    'đã',
    'do',
    'khi',
    'mà',
    'thì',
    'với',
  ],
];
