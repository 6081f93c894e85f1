import type { Recipe } from '../Recipe';

const texts = {
  en: {
    title: 'A glove maker in Tay Ninh ships complete orders',
    challenge: 'Cartons of two sizes were mixed up at the dock, and buyers sent them back.',
    solution:
      'Every carton has its own label, which is scanned when the carton is packed and when it is loaded.',
    result: 'In the first quarter, one of 8,400 cartons was returned.',
    measure: ['Cartons returned per quarter', 'cartons'],
  },
  vi: {
    title: 'Xưởng găng tay ở Tây Ninh giao đủ đơn',
    challenge: 'Thùng của hai cỡ bị lẫn lúc xếp hàng, người mua trả lại.',
    solution: 'Mỗi thùng có nhãn riêng, quét khi đóng thùng và khi xếp lên xe.',
    result: 'Quý đầu tiên chỉ một thùng trong 8.400 thùng bị trả lại.',
    measure: ['Số thùng bị trả lại trong quý', 'thùng'],
  },
  zh: {
    title: '西宁一家手套厂整单发货',
    challenge: '两种尺码的箱子在装车时混在一起，被买家退回。',
    solution: '每箱都有自己的标签，装箱和装车时各扫一次。',
    result: '第一个季度 8,400 箱中只退回一箱。',
    measure: ['一个季度退回的箱数', '箱'],
  },
};

export const recipe: Recipe = {
  title: 'Add a case',
  edit(copy) {
    for (const [locale, { measure, ...text }] of Object.entries(texts)) {
      copy.editJson(`messages/${locale}/customer-cases.json`, ({ items }) =>
        items.splice(2, 0, {
          id: 'tay-ninh-rubber-gloves',
          industry: 'manufacturing',
          region: 'tay-ninh',
          ...text,
          measure: { label: measure[0], unit: measure[1], before: 31, after: 1 },
        }),
      );
    }
  },
};
