import { render } from '@testing-library/react';
import { WordBreaks } from '@/components/ui/WordBreaks';

const NO_BREAK_SPACE = '\u00a0';

test.each([
  [
    'a long clause',
    '在越南从零搭建全部客户案例，从零搭建',
    '在越南<wbr>从零<wbr>搭建<wbr>全部<wbr>客户<wbr>案例，从零搭建',
  ],
  ['a date', `自 2026${NO_BREAK_SPACE}年起施行全部规定`, '自 2026&nbsp;年起<wbr>施行<wbr>全部<wbr>规定'],
  ['a short clause', '从零搭建客户案例', '从零搭建客户案例'],
  ['Vietnamese words', 'Dự án khách hàng', 'Dự án khách hàng'],
  ['English words', 'Customer cases', 'Customer cases'],
])('adds line break opportunities between the words of long Chinese clauses: %s', (_, text, html) => {
  expect(render(<WordBreaks>{text}</WordBreaks>).container.innerHTML).toBe(html);
});

test('adds line break opportunities inside elements', () => {
  const { container } = render(
    <WordBreaks>
      查看<a href="/zh/cases/">越南和泰国工厂全部客户案例列表</a>
    </WordBreaks>,
  );
  expect(container.querySelectorAll('a > wbr').length).toBeGreaterThan(3);
  expect(container.textContent).toBe('查看越南和泰国工厂全部客户案例列表');
});
