import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Connect WeChat and Zalo',
  edit(copy) {
    copy.editJson('messages/facts.json', ({ company }) => {
      company.wechatContact = 'https://work.weixin.qq.com/kfid/kfc0123456789abcdef';
      company.zaloContact = '';
    });
  },
};
