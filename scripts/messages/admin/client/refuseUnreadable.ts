import type { Locale } from '@/lib/shared/i18n/locales';
import { type Content, SOURCE } from './source';

/** Key of the reason why a file cannot be read. */
const REASON = '$unreadable';

type Format = { fromFile: (text: string) => Content; toFile: (content: Content) => string };

const messages: Record<Locale, { unreadable: string; unsaved: string }> = {
  zh: {
    unreadable: '有一个文件无法读取，它的表单是空的，不能保存。请先用文本编辑器改正这个文件。',
    unsaved: '没有保存，文件保持原样。',
  },
  en: {
    unreadable:
      'A file cannot be read. Its form is empty and cannot be saved. Correct the file in a text editor first.',
    unsaved: 'Nothing was saved. The files are unchanged.',
  },
  vi: {
    unreadable:
      'Có một tệp không đọc được. Biểu mẫu của tệp này trống và không lưu được. Hãy sửa tệp bằng trình soạn thảo văn bản trước.',
    unsaved: 'Chưa lưu gì. Các tệp vẫn giữ nguyên.',
  },
};

/**
 * Wraps a format so that files that cannot be read are not saved. Otherwise Sveltia CMS would show an empty form and
 * overwrite the file. `show` displays the reason in the language of the forms.
 */
export function refuseUnreadable(format: Format, locale: Locale, show: (message: string) => void): Format {
  const { unreadable, unsaved } = messages[locale];
  return {
    fromFile(text) {
      try {
        return format.fromFile(text);
      } catch (error) {
        const reason = `${unreadable}\n\n${(error as Error).message}\n\n${text.slice(0, 200)}`;
        show(reason);
        return { [SOURCE]: text, [REASON]: reason };
      }
    },
    toFile({ [REASON]: reason, ...content }) {
      try {
        if (reason !== undefined) throw new Error(String(reason));
        return format.toFile(content);
      } catch (error) {
        show(`${unsaved}\n\n${(error as Error).message}`);
        throw error;
      }
    },
  };
}
