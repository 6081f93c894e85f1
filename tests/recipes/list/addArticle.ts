import type { Recipe } from '../Recipe';

const texts = {
  en: {
    title: 'Stock before Tet: what to count, and when',
    summary: 'Four weeks, one list: how a plant enters the holidays with correct stock records.',
    imageAlt: 'Shelves under a branch of apricot blossom',
    body: 'Count the fast movers first, as in [our routine](/en/insights/inventory-accuracy/).',
  },
  vi: {
    title: 'Hàng trước Tết: đếm gì, đếm khi nào',
    summary: 'Bốn tuần, một danh sách: nhà máy nghỉ Tết với số liệu kho khớp sổ.',
    imageAlt: 'Kệ hàng dưới cành mai',
    body: 'Đếm hàng chạy nhanh trước, theo [cách của chúng tôi](/vi/insights/inventory-accuracy/).',
  },
  zh: {
    title: '春节前的库存：盘什么，什么时候盘',
    summary: '四周时间，一张清单：让工厂放假前账实相符。',
    imageAlt: '梅花枝下的货架',
    body: '先盘动得快的货，做法见[这篇文章](/zh/insights/inventory-accuracy/)。',
  },
};

/** A short article without headings or lists, like the example in the guide. */
export const recipe: Recipe = {
  title: 'Add an article',
  edit(copy) {
    copy.copy('public/images/insights/inventory-accuracy.svg', 'public/images/insights/tet-stock.svg');
    for (const [locale, { title, summary, imageAlt, body }] of Object.entries(texts)) {
      const lines = [
        '---',
        `title: "${title}"`,
        `summary: "${summary}"`,
        'date: 2026-11-20',
        'tags: [erp, vietnam-market]',
        'image: /images/insights/tet-stock.svg',
        `imageAlt: ${imageAlt}`,
        '---',
        '',
        body,
        '',
      ];
      copy.write(`messages/${locale}/insights/tet-stock.md`, lines.join('\n'));
    }
    // A news item in English only. The other languages show the English text until it is translated.
    copy.write(
      'messages/en/news/warehouse-visit.md',
      `---
title: A visit to our demonstration warehouse
summary: Every Thursday at three, two colleagues show receiving, picking and stocktaking on real shelves.
date: 2026-11-19
tags: [erp]
category: event
---

Please register by Wednesday noon and tell us how many people will come.
`,
    );
  },
};
