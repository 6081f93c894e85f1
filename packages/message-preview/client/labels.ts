import type { FileChange, FileDescription } from '../PreviewOptions';
import { formatCount } from './formatCount';

/** The texts of the panels. */
type Labels = {
  /** Precede the problem of a finding. */
  error: string;
  warning: string;
  /** Formats the heading of the findings. */
  formatFindings(errors: number, warnings: number): string;
  /** Formats the heading of the list of texts. */
  formatTexts(count: number): string;
  /** The link that closes the list of texts. */
  leave: string;
  /** Heading of the box beside forms, if nothing else is listed. */
  edits: string;
  /** Heading of the texts that may be outdated. */
  outdated: string;
  noOutdated: string;
  /** Precedes the cause below a field. */
  outdatedField: string;
  noHistory: string;
  formatOutdated(count: number): string;
  /** Formats the link from a page to the list of all outdated texts. */
  formatAllOutdated(count: number): string;
  /** Formats a change in a language. Without a date, the change is not committed. */
  formatCause(language: string, date: string | undefined): string;
  /** Heading of the changes since the last commit. */
  changes: string;
  noChanges: string;
  noChangesHistory: string;
  formatChanges(count: number): string;
  kinds: Record<FileChange['kind'], string>;
  restore: string;
  restoreAll: string;
  /** Formats the question before files, one per line, are restored. */
  formatConfirmation(names: string): string;
  /** Heading of the discarded versions. */
  discarded: string;
  formatDiscarded(time: string): string;
  recover: string;
  /** Headings of the notice. */
  restored: string;
  updatedLinks: string;
  stale: string;
  reload: string;
  close: string;
  colon: string;
  formatName(name: string, language: string): string;
};

/** Joins the counts of errors and warnings, without zeros. */
function joinCounts(separator: string, counts: [number, string][]): string {
  return counts.flatMap(([count, text]) => (count > 0 ? text : [])).join(separator);
}

const labels: Record<string, Labels> = {
  en: {
    error: 'error: ',
    warning: 'warning: ',
    formatFindings: (errors, warnings) =>
      `${joinCounts(', ', [
        [errors, formatCount(errors, 'error')],
        [warnings, formatCount(warnings, 'warning')],
      ])} in the messages`,
    formatTexts: (count) => `${formatCount(count, 'text')} from the message files`,
    leave: 'leave',
    edits: 'Changes and translations',
    outdated: 'Translations that may be outdated',
    outdatedField: 'This translation may be outdated: ',
    noOutdated: 'None: each translation is as new as the other languages.',
    noHistory: 'There is no git history, so outdated translations cannot be listed.',
    formatOutdated: (count) => `${formatCount(count, 'translation')} may be outdated`,
    formatAllOutdated: (count) => `All ${count} in the forms`,
    formatCause: (language, date) => `${language} changed ${date ? `on ${date}` : 'and is not committed'}`,
    changes: 'Changes since the last commit',
    noChanges: 'None.',
    noChangesHistory: 'There is no git history, so changes cannot be undone here.',
    formatChanges: (count) => `${formatCount(count, 'file')} changed since the last commit`,
    kinds: { added: 'new', changed: 'changed', deleted: 'deleted' },
    restore: 'Restore',
    restoreAll: 'Restore all',
    formatConfirmation: (names) =>
      `Restore the versions of the last commit?\n\n${names}\n\nThe current versions are kept under "Discarded versions". Text that is not saved in an open form is lost.`,
    discarded: 'Discarded versions',
    formatDiscarded: (time) => `discarded on ${time}`,
    recover: 'Bring back',
    restored: 'Restored:',
    updatedLinks: 'A URL has changed. The links in these files were updated:',
    stale:
      'This form contains the earlier version and cannot be saved. Copy text that is not saved, then reload.',
    reload: 'Reload',
    close: 'Close',
    colon: ': ',
    formatName: (name, language) => `${name} (${language})`,
  },
  zh: {
    error: '错误：',
    warning: '警告：',
    formatFindings: (errors, warnings) =>
      `内容文件里有 ${joinCounts('、', [
        [errors, `${errors} 个错误`],
        [warnings, `${warnings} 个警告`],
      ])}`,
    formatTexts: (count) => `本页有 ${count} 段文字来自内容文件`,
    leave: '退出',
    edits: '修改与译文',
    outdated: '可能过时的译文',
    outdatedField: '译文可能过时：',
    noOutdated: '没有：各语言的译文都跟上了。',
    noHistory: '没有 git 历史，无法列出过时的译文。',
    formatOutdated: (count) => `${count} 段译文可能过时`,
    formatAllOutdated: (count) => `在编辑表单里看全部 ${count} 段`,
    formatCause: (language, date) => (date ? `${language}在 ${date}改过` : `${language}刚改过，还没提交`),
    changes: '上次提交之后的修改',
    noChanges: '没有。',
    noChangesHistory: '没有 git 历史，不能在这里撤销修改。',
    formatChanges: (count) => `${count} 个文件改过，还没提交`,
    kinds: { added: '新建', changed: '改过', deleted: '已删除' },
    restore: '恢复',
    restoreAll: '全部恢复',
    formatConfirmation: (names) =>
      `恢复成上次提交时的版本吗？\n\n${names}\n\n现在的版本会留在“丢弃的版本”里，可以找回。打开的表单里还没保存的文字会丢失。`,
    discarded: '丢弃的版本',
    formatDiscarded: (time) => `${time} 丢弃`,
    recover: '找回',
    restored: '已恢复：',
    updatedLinks: '网址改了，这些文件里的链接已随之更新：',
    stale: '这张表单里是旧的版本，不能再保存。请先复制还没保存的文字，再重新载入。',
    reload: '重新载入',
    close: '知道了',
    colon: '：',
    formatName: (name, language) => `${name}（${language}）`,
  },
  vi: {
    error: 'lỗi: ',
    warning: 'cảnh báo: ',
    formatFindings: (errors, warnings) =>
      `${joinCounts(', ', [
        [errors, `${errors} lỗi`],
        [warnings, `${warnings} cảnh báo`],
      ])} trong các tệp nội dung`,
    formatTexts: (count) => `${count} đoạn lấy từ các tệp nội dung`,
    leave: 'thoát',
    edits: 'Thay đổi và bản dịch',
    outdated: 'Bản dịch có thể đã cũ',
    outdatedField: 'Bản dịch có thể đã cũ: ',
    noOutdated: 'Không có: các ngôn ngữ đều đã cập nhật.',
    noHistory: 'Không có lịch sử git nên không liệt kê được bản dịch cũ.',
    formatOutdated: (count) => `${count} đoạn dịch có thể đã cũ`,
    formatAllOutdated: (count) => `Xem cả ${count} đoạn trong biểu mẫu`,
    formatCause: (language, date) => `${language} ${date ? `sửa ngày ${date}` : 'vừa sửa, chưa commit'}`,
    changes: 'Thay đổi từ lần commit trước',
    noChanges: 'Không có.',
    noChangesHistory: 'Không có lịch sử git nên không hoàn tác được ở đây.',
    formatChanges: (count) => `${count} tệp đã sửa, chưa commit`,
    kinds: { added: 'mới', changed: 'đã sửa', deleted: 'đã xóa' },
    restore: 'Khôi phục',
    restoreAll: 'Khôi phục tất cả',
    formatConfirmation: (names) =>
      `Khôi phục bản của lần commit trước?\n\n${names}\n\nBản hiện tại được giữ trong “Bản đã bỏ”. Phần chưa lưu trong biểu mẫu đang mở sẽ mất.`,
    discarded: 'Bản đã bỏ',
    formatDiscarded: (time) => `bỏ lúc ${time}`,
    recover: 'Lấy lại',
    restored: 'Đã khôi phục:',
    updatedLinks: 'Địa chỉ đã đổi. Liên kết trong các tệp này đã được sửa theo:',
    stale: 'Biểu mẫu này chứa bản cũ nên không lưu được nữa. Hãy chép lại phần chưa lưu rồi tải lại trang.',
    reload: 'Tải lại',
    close: 'Đóng',
    colon: ': ',
    formatName: (name, language) => `${name} (${language})`,
  },
};

/** Returns the language of the page, such as `zh`, or of the browser if `lang` is missing. */
export function getPageLanguage(): string {
  const [language = ''] = (document.documentElement.lang || navigator.language).split('-');
  return language;
}

/** Returns the texts of the panels in the language of the page, or in English. */
export function getLabels(): Labels {
  return labels[getPageLanguage()] ?? (labels.en as Labels);
}

/** Returns the name of a language in the language of the page. */
export function formatLanguage(locale: string): string {
  return new Intl.DisplayNames([getPageLanguage()], { type: 'language' }).of(locale) ?? locale;
}

/** Returns the name of a file with its language: `Home page (Vietnamese)`. Without a description, its path. */
export function formatFileName(path: string, file: FileDescription | undefined): string {
  if (!file?.locale) return file?.name ?? path;
  return getLabels().formatName(file.name, formatLanguage(file.locale));
}
