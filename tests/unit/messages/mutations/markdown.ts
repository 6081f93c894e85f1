import { append, inPost, type Mutation } from './Mutation';

export const markdown: Mutation[] = [
  inPost('a heading without a space after #', 'markdown', 'vi', append('##Bắt đầu')),
  inPost('a level 1 heading', 'markdown', 'vi', append('# Bắt đầu')),
  inPost('a skipped heading level', 'markdown', 'vi', (messages, post) => {
    return messages.append(post, '## Bắt đầu\n\n#### Chi tiết') + 2;
  }),
  inPost('a link with full-width brackets', 'markdown', 'zh', append('见[这篇文章]（/zh/about/）。')),
  inPost('a space between the brackets of a link', 'markdown', 'vi', append('Xem [bài này] (/vi/about/).')),
  inPost('unclosed bold text', 'markdown', 'vi', append('Đây là **điểm chính.')),
  inPost('HTML in an article', 'markdown', 'vi', append('Dòng một<br>dòng hai.')),
  inPost('a table row with an extra cell', 'markdown', 'vi', (messages, post) => {
    return messages.append(post, '| A | B |\n| - | - |\n| 1 | 2 | 3 |') + 2;
  }),
  inPost('an empty body', 'markdown', 'vi', (messages, post) => {
    messages.edit(post, (text) => text.replace(/\n---\n[\s\S]*$/, '\n---\n'));
    return messages.lastLine(post) + 1;
  }),
  inPost('a missing picture in an article', 'picture', 'vi', append('![Kho](/images/insights/none.svg)')),
  inPost('a picture from another site', 'picture', 'vi', append('![Kho](https://elsewhere.example/a.jpg)')),
  inPost('a link to the original of a photo', 'link', 'vi', append('[Kho](/images/pixel.png)')),
  inPost('a picture without a description', 'picture', 'vi', append('![](/images/hero.svg)')),
];
