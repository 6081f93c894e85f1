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
