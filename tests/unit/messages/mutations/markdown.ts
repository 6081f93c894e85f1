import { append, inPost, type Mutation } from './Mutation';

export const markdown: Mutation[] = [
  inPost('a heading has no space after its #', 'markdown', 'vi', append('##Bắt đầu')),
  inPost('a heading has the rank of the title', 'markdown', 'vi', append('# Bắt đầu')),
  inPost('a heading leaves out a rank', 'markdown', 'vi', (messages, post) => {
    return messages.append(post, '## Bắt đầu\n\n#### Chi tiết') + 2;
  }),
  inPost('the brackets of a link are Chinese ones', 'markdown', 'zh', append('见[这篇文章]（/zh/about/）。')),
  inPost(
    'a space stands between the brackets of a link',
    'markdown',
    'vi',
    append('Xem [bài này] (/vi/about/).'),
  ),
  inPost('bold text is not closed', 'markdown', 'vi', append('Đây là **điểm chính.')),
  inPost('HTML stands in an article', 'markdown', 'vi', append('Dòng một<br>dòng hai.')),
  inPost('a row of a table has a cell too many', 'markdown', 'vi', (messages, post) => {
    return messages.append(post, '| A | B |\n| - | - |\n| 1 | 2 | 3 |') + 2;
  }),
  inPost('there is nothing below a front matter', 'markdown', 'vi', (messages, post) => {
    messages.edit(post, (text) => text.replace(/\n---\n[\s\S]*$/, '\n---\n'));
    return messages.lastLine(post) + 1;
  }),
  inPost(
    'a picture in an article does not exist',
    'picture',
    'vi',
    append('![Kho](/images/insights/none.svg)'),
  ),
  inPost(
    'a picture in an article is one of another site',
    'picture',
    'vi',
    append('![Kho](https://elsewhere.example/a.jpg)'),
  ),
  inPost(
    'a link leads to the original of a photograph, which is not published',
    'link',
    'vi',
    append('[Kho](/images/pixel.png)'),
  ),
  inPost('a picture in an article has no description', 'picture', 'vi', append('![](/images/hero.svg)')),
];
