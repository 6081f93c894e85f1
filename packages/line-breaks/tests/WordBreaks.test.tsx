import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WordBreaks } from '../react';

const render = (content: ReactNode) =>
  renderToStaticMarkup(<WordBreaks phrases={['短视频']}>{content}</WordBreaks>);

test.each([
  [
    'a long clause',
    '在越南从零搭建全部客户案例，从零搭建',
    '在越南<wbr/>从零<wbr/>搭建<wbr/>全部<wbr/>客户<wbr/>案例，从零搭建',
  ],
  ['a date', '自 2026\u00a0年起施行全部规定', '自 2026\u00a0年起<wbr/>施行<wbr/>全部<wbr/>规定'],
  ['a short clause', '从零搭建客户案例', '从零搭建客户案例'],
  ['a phrase', '每周短视频从六条增到十条', '每周短视频<wbr/>从六条<wbr/>增到<wbr/>十条'],
  ['Vietnamese words', 'Dự án khách hàng', 'Dự án khách hàng'],
  ['English words', 'Customer cases', 'Customer cases'],
])('adds line break opportunities between the words of long Chinese clauses: %s', (_, text, html) => {
  expect(render(text)).toBe(html);
});

test('adds line break opportunities inside elements', () => {
  const html = render(
    <>
      查看<a href="/zh/cases/">越南和泰国工厂全部客户案例列表</a>
    </>,
  );
  expect(html).toMatch(/<a href="\/zh\/cases\/">(?:[^<]+<wbr\/>){4,}[^<]+<\/a>$/);
  expect(html.replace(/<[^>]*>/g, '')).toBe('查看越南和泰国工厂全部客户案例列表');
});

test.each([
  ['Chinese-owned plants', '<span class="unbroken">Chinese-owned</span> plants'],
  ['检查 go-live', '检查 <span class="unbroken">go-live</span>'],
  ['a business-to-business site', 'a\u00a0business-to-business site'],
  ['from 8 - 12 weeks', 'from 8 - 12 weeks'],
])('keeps hyphenated words of up to 15 characters whole: %s', (text, html) => {
  expect(render(text)).toBe(html);
});

test('keeps an English article with the next word', () => {
  expect(render('We run the same order in an ERP')).toBe('We run the\u00a0same order in an\u00a0ERP');
});
