import { appendText, createPostMutation, type Mutation } from './Mutation';

export const markdown: Mutation[] = [
  createPostMutation('a heading without a space after #', 'markdown', 'vi', appendText('##Bắt đầu')),
  createPostMutation('a level 1 heading', 'markdown', 'vi', appendText('# Bắt đầu')),
  createPostMutation('a skipped heading level', 'markdown', 'vi', (messages, post) => {
    return messages.append(post, '## Bắt đầu\n\n#### Chi tiết') + 2;
  }),
  createPostMutation(
    'a link with full-width brackets',
    'markdown',
    'zh',
    appendText('见[这篇文章]（/zh/about/）。'),
  ),
  createPostMutation(
    'a space between the brackets of a link',
    'markdown',
    'vi',
    appendText('Xem [bài này] (/vi/about/).'),
  ),
  createPostMutation('unclosed bold text', 'markdown', 'vi', appendText('Đây là **điểm chính.')),
  createPostMutation('HTML in an article', 'markdown', 'vi', appendText('Dòng một<br>dòng hai.')),
  createPostMutation('a table row with an extra cell', 'markdown', 'vi', (messages, post) => {
    return messages.append(post, '| A | B |\n| - | - |\n| 1 | 2 | 3 |') + 2;
  }),
  createPostMutation('an empty body', 'markdown', 'vi', (messages, post) => {
    messages.edit(post, (text) => text.replace(/\n---\n[\s\S]*$/, '\n---\n'));
    return messages.getLastLineNumber(post) + 1;
  }),
  createPostMutation(
    'a missing picture in an article',
    'picture',
    'vi',
    appendText('![Kho](/images/insights/none.svg)'),
  ),
  createPostMutation(
    'a picture from another site',
    'picture',
    'vi',
    appendText('![Kho](https://elsewhere.example/a.jpg)'),
  ),
  createPostMutation(
    'a link to the original of a photo',
    'link',
    'vi',
    appendText('[Kho](/images/pixel.png)'),
  ),
  createPostMutation(
    'a picture named 会议室.jpg',
    'picture',
    'vi',
    appendText('![A room](</images/会议室.jpg>)'),
  ),
  createPostMutation(
    'a picture named team photo.jpg',
    'picture',
    'vi',
    appendText('![A room](</images/team photo.jpg>)'),
  ),
  createPostMutation(
    'a picture named a+b@2x.jpg',
    'picture',
    'vi',
    appendText('![A room](</images/a+b@2x.jpg>)'),
  ),
  createPostMutation('a picture named c+d.svg', 'picture', 'vi', appendText('![A room](</images/c+d.svg>)')),
  createPostMutation('a picture without a description', 'picture', 'vi', appendText('![](/images/hero.svg)')),
];
