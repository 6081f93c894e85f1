import { appendParagraphs, createMutation, type Mutation } from './Mutation';

export const markdown: Mutation[] = [
  ...appendParagraphs([
    ['a heading without a space after #', 'markdown', 'vi/article', '##Bắt đầu'],
    ['a level 1 heading', 'markdown', 'vi/article', '# Bắt đầu'],
    ['a link with full-width brackets', 'markdown', 'zh/article', '见[这篇文章]（/zh/about/）。'],
    ['a space between the brackets of a link', 'markdown', 'vi/article', 'Xem [bài này] (/vi/about/).'],
    ['unclosed bold text', 'markdown', 'vi/article', 'Đây là **điểm chính.'],
    ['HTML in an article', 'markdown', 'vi/article', 'Dòng một<br>dòng hai.'],
    ['a missing picture in an article', 'picture', 'vi/article', '![Kho](/images/insights/none.svg)'],
    ['a picture from another site', 'picture', 'vi/article', '![Kho](https://elsewhere.example/a.jpg)'],
    ['a link to the original of a photo', 'link', 'vi/article', '[Kho](/images/pixel.png)'],
    ['a picture named 会议室.jpg', 'picture', 'vi/article', '![A room](</images/会议室.jpg>)'],
    ['a picture named team photo.jpg', 'picture', 'vi/article', '![A room](</images/team photo.jpg>)'],
    ['a picture named a+b@2x.jpg', 'picture', 'vi/article', '![A room](</images/a+b@2x.jpg>)'],
    ['a picture named c+d.svg', 'picture', 'vi/article', '![A room](</images/c+d.svg>)'],
    ['a picture without a description', 'picture', 'vi/article', '![](/images/hero.svg)'],
  ]),
  createMutation('a skipped heading level', 'markdown', 'vi/article', (messages, post) => {
    return messages.append(post, '## Bắt đầu\n\n#### Chi tiết') + 2;
  }),
  createMutation('a table row with an extra cell', 'markdown', 'vi/article', (messages, post) => {
    return messages.append(post, '| A | B |\n| - | - |\n| 1 | 2 | 3 |') + 2;
  }),
  createMutation('an empty body', 'markdown', 'vi/article', (messages, post) => {
    messages.edit(post, (text) => text.replace(/\n---\n[\s\S]*$/, '\n---\n'));
    return messages.getLastLineNumber(post) + 1;
  }),
];
