import type { Recipe } from '../Recipe';

/** Adds a Chinese news item with a guest author, an update date and `noindex`. */
export const recipe: Recipe = {
  title: 'Set the author, the update date or noindex',
  edit(copy) {
    const lines = ['author: 李梅', 'authorRole: 海防报关行负责人', 'updated: 2026-11-21', 'noindex: true'];
    const dateLine = 'date: 2026-11-10';
    copy.write(
      'messages/zh/news/customs-talk.md',
      `---
title: 报关行负责人来讲退税
summary: 一个下午，三张单证，讲清核销前要对的数。
${dateLine}
tags: [vietnam-market]
category: event
${lines.join('\n')}
---

地点在海防办公室，名额二十人。
`,
    );
  },
};
