/** @jest-environment jsdom */
import { markFields } from '../client/markFields';
import { setNotice } from '../client/notice';
import { showBox } from '../client/showBox';
import type { Edits, PreviewFinding, UndoRequest } from '../PreviewOptions';

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
  showBox({ findings: [createFinding('error'), createFinding('warning'), createFinding('warning')] });
  const panel = document.querySelector('#messages-findings')?.shadowRoot;
  expect(panel?.querySelector('summary')?.textContent).toBe(heading);
  expect(panel?.querySelector('strong')?.textContent).toBe(problem);
});

const outdatedText = { filePath: 'a/vi/about.json', path: 'rows.0.title', text: 'Sổ sách', changedIn: 'zh' };
const createEdits = (edits: Partial<Edits> = {}): Edits => ({
  files: {
    'a/vi/about.json': {
      name: '关于我们',
      locale: 'vi',
      form: '/admin/#/entries/about',
      page: '/about/#team',
    },
    'a/vi/home.json': { name: '首页', locale: 'vi', form: '/admin/#/entries/home', page: '/' },
  },
  outdatedTexts: [
    outdatedText,
    { ...outdatedText, filePath: 'a/vi/home.json', text: 'Trang chủ', changedAt: 1769904000 },
  ],
  ...edits,
});

const getBox = () => document.querySelector('#messages-findings')?.shadowRoot;
const getItems = () =>
  [...(getBox()?.querySelectorAll('section article') ?? [])].map((item) => item.textContent);
const forms = {
  isFormOpen: () => location.hash.includes('/entries/'),
  getFieldSelector: (locale: string, path: string) => `[data-field="${locale} ${path}"]`,
};

describe('outdated translations', () => {
  beforeEach(() => {
    document.documentElement.lang = 'zh-CN';
  });

  it.each([
    {
      url: '/zh/about/',
      heading: '1 段译文可能过时',
      items: ['关于我们（越南语）Sổ sách中文刚改过，还没提交'],
    },
    {
      url: '/vi/',
      heading: '1 段译文可能过时',
      items: ['首页（越南语）Trang chủ中文在 2026年2月1日改过'],
    },
    { url: '/vi/cases/', heading: undefined, items: [] },
  ])('lists those of the page $url', ({ url, heading, items }) => {
    history.replaceState(null, '', url);
    showBox({ findings: [], edits: createEdits() });
    expect(getBox()?.querySelector('summary')?.textContent).toBe(heading);
    expect(getItems()).toEqual(items);
  });

  it.each([
    {
      url: '/admin/#/collections/copy',
      edits: createEdits(),
      text: '2 段译文可能过时',
      items: [
        '关于我们（越南语）1 段译文可能过时：中文刚改过，还没提交',
        '首页（越南语）1 段译文可能过时：中文在 2026年2月1日改过',
      ],
    },
    {
      url: '/admin/#/entries/home',
      edits: createEdits(),
      text: '1 段译文可能过时',
      items: ['首页（越南语）Trang chủ中文在 2026年2月1日改过'],
    },
    {
      url: '/admin/',
      edits: createEdits({ outdatedTexts: [] }),
      text: '没有：各语言的译文都跟上了。',
      items: [],
    },
    { url: '/admin/', edits: { files: {} }, text: '没有 git 历史', items: [] },
  ])('lists those of the form $url', ({ url, edits, text, items }) => {
    history.replaceState(null, '', url);
    showBox({ findings: [], edits }, forms);
    expect(getBox()?.textContent).toContain(text);
    expect(getItems()).toEqual(items);
  });

  it('marks the fields of the open form', () => {
    history.replaceState(null, '', '/admin/#/entries/about');
    markFields(createEdits(), forms);
    const style = document.head.querySelector('style')?.textContent ?? '';
    expect(style).toContain('[data-field="vi rows.0.title"]::after');
    expect(style).toContain('"译文可能过时：中文刚改过，还没提交"');
    expect(style).not.toContain('2026');
  });
});

describe('changes since the last commit', () => {
  const changes: Edits['changes'] = [
    { file: 'a/vi/about.json', kind: 'changed' },
    { file: 'a/zh/about.json', kind: 'added' },
    { file: 'images/b.svg', kind: 'deleted' },
  ];
  const { files } = createEdits();
  const edits: Edits = {
    files: {
      ...files,
      'a/zh/about.json': { name: '关于我们', locale: 'zh', form: '/admin/#/entries/about', page: '/about/' },
    },
    changes,
    discarded: [{ id: 'time/a/vi/home.json', file: 'a/vi/home.json', time: 1769904000000 }],
  };
  const undo = jest.fn<Promise<void>, [UndoRequest]>(() => Promise.resolve());
  const click = (label: string, index = 0) =>
    [...(getBox()?.querySelectorAll('button') ?? [])]
      .filter(({ textContent }) => textContent === label)
      [index]?.click();

  beforeEach(() => {
    document.documentElement.lang = 'zh-CN';
    history.replaceState(null, '', '/zh/');
    undo.mockClear();
    sessionStorage.clear();
  });

  it('groups files by form', () => {
    showBox({ findings: [], edits, undo });
    expect(getBox()?.querySelector('summary')?.textContent).toBe('3 个文件改过，还没提交');
    expect(getItems().slice(0, 2)).toEqual([
      '恢复关于我们越南语：改过 · 中文：新建',
      '恢复images/b.svg已删除',
    ]);
    expect(getItems()[2]).toMatch(/^找回首页（越南语）2026年2月1日 .*丢弃$/);
  });

  it.each<{ label: string; index?: number; isConfirmed?: boolean; expected: UndoRequest | undefined }>([
    { label: '恢复', expected: { files: ['a/vi/about.json', 'a/zh/about.json'] } },
    { label: '恢复', index: 1, expected: { files: ['images/b.svg'] } },
    { label: '恢复', isConfirmed: false, expected: undefined },
    { label: '全部恢复', expected: { files: changes.map(({ file }) => file) } },
    { label: '找回', expected: { discarded: ['time/a/vi/home.json'] } },
  ])('undoes after a click on $label: $expected', ({ label, index, isConfirmed = true, expected }) => {
    window.confirm = () => isConfirmed;
    showBox({ findings: [], edits, undo });
    click(label, index);
    expect(undo.mock.calls).toEqual(expected ? [[expected]] : []);
  });

  it('undoes a rename as one change', () => {
    const rename: Edits = {
      files: {
        'a/zh/old.md': { name: '旧名', locale: 'zh', form: '/admin/#/entries/old', page: '/old/' },
        'a/zh/new.md': {
          name: '新名',
          locale: 'zh',
          form: '/admin/#/entries/new',
          page: '/new/',
          formerForms: ['/admin/#/entries/old'],
        },
      },
      changes: [
        { file: 'a/zh/new.md', kind: 'added' },
        { file: 'a/zh/old.md', kind: 'deleted' },
      ],
    };
    window.confirm = () => true;
    showBox({ findings: [], edits: rename, undo });
    click('恢复');
    expect(undo.mock.calls).toEqual([[{ files: ['a/zh/new.md', 'a/zh/old.md'] }]]);
  });

  it('shows a notice about updated links until it is closed', () => {
    setNotice({ kind: 'updated', paths: ['a/vi/about.json', 'images/b.svg'], files });
    showBox({ findings: [] });
    expect(getBox()?.querySelector('article')?.textContent).toBe(
      '知道了网址改了，这些文件里的链接已随之更新：关于我们（越南语）images/b.svg',
    );
    click('知道了');
    expect(getBox()).toBeUndefined();
  });

  it('tells editors to reload a form of replaced files', () => {
    setNotice({ kind: 'restored', paths: ['a/vi/about.json'], files });
    showBox({ findings: [], isStale: true }, forms);
    expect(getBox()?.querySelector('article')?.textContent).toMatch(/^重新载入已恢复：.*不能再保存/);
  });
});
