import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Write in one language only',
  edit(copy) {
    copy.copy('public/images/insights/oee-first-90-days.svg', 'public/images/insights/visa.svg');
    copy.write(
      'messages/zh/insights/visa-for-engineers.md',
      `---
title: 中方工程师来越南装机，签证和劳动许可怎么排
summary: 设备到港前八周开始准备：短期来越、劳动许可、随行家属，各走哪条路。
date: 2026-11-18
tags: [vietnam-market]
image: /images/insights/visa.svg
imageAlt: 量角器下的一台机器
---

先定谁来、待多久，再定走哪条路。
`,
    );
  },
};
