/** @jest-environment jsdom */
import { showFindings } from '../client/showFindings';
import type { PreviewFinding } from '../PreviewOptions';

beforeAll(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = () => undefined;
  jest.spyOn(Element.prototype, 'matches').mockReturnValue(true);
});

const createFinding = (severity: PreviewFinding['severity']): PreviewFinding => {
  return { file: 'a.json', line: 1, column: 2, severity, problem: 'P', remedy: 'R' };
};

it.each([
  ['en', '1 error, 2 warnings in the messages', 'error: P'],
  ['zh-CN', '内容文件里有 1 个错误、2 个警告', '错误：P'],
  ['vi', '1 lỗi, 2 cảnh báo trong các tệp nội dung', 'lỗi: P'],
  ['de', '1 error, 2 warnings in the messages', 'error: P'],
])('shows the findings in the language of the page: %s', (lang, heading, problem) => {
  document.documentElement.lang = lang;
  showFindings([createFinding('error'), createFinding('warning'), createFinding('warning')]);
  const panel = document.querySelector('#messages-findings')?.shadowRoot;
  expect(panel?.querySelector('summary')?.textContent).toBe(heading);
  expect(panel?.querySelector('strong')?.textContent).toBe(problem);
});
