import { createMessageReader } from 'message-lint/files';
import { locales } from '@/lib/i18n/locales';

export const { getMessagePath, readMessageFile, readJsonFile, getMarkdownNames } = createMessageReader({
  folder: 'messages',
  locales,
});
