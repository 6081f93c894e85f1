import { createMessageReader } from 'message-files';
import { locales } from '@/lib/shared/i18n/locales';

export const { getMessagePath, readMessageFile, readJsonFile, getMarkdownNames } = createMessageReader({
  folder: 'messages',
  locales,
});
