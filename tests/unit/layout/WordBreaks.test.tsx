import { render } from '@testing-library/react';
import { WordBreaks } from '@/components/ui/WordBreaks';

const NO_BREAK_SPACE = '\u00a0';

test.each([
  ['a long clause', '从零搭建客户案例，从零搭建', '从零<wbr>搭建<wbr>客户<wbr>案例，从零搭建'],
  ['a date', `自 2026${NO_BREAK_SPACE}年起施行全部规定`, '自 2026&nbsp;年起<wbr>施行<wbr>全部<wbr>规定'],
  ['Vietnamese words', 'Dự án khách hàng', 'Dự án khách hàng'],
  ['English words', 'Customer cases', 'Customer cases'],
])('adds line break opportunities between Chinese words only: %s', (_, text, html) => {
  expect(render(<WordBreaks in="lead">{text}</WordBreaks>).container.innerHTML).toBe(html);
});

test('keeps longer clauses of a heading whole', () => {
  const { container } = render(<WordBreaks in="heading">从零搭建客户案例</WordBreaks>);
  expect(container.innerHTML).toBe('从零搭建客户案例');
});

test('adds line break opportunities inside elements', () => {
  const { container } = render(
    <WordBreaks in="lead">
      查看<a href="/zh/cases/">全部客户案例列表</a>
    </WordBreaks>,
  );
  expect(container.innerHTML).toBe('查看<a href="/zh/cases/">全部<wbr>客户<wbr>案例<wbr>列表</a>');
  expect(container.textContent).toBe('查看全部客户案例列表');
});
