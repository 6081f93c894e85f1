import type { Messages } from '@/lib/content/messages/messages';
import type { Locale } from '@/lib/shared/i18n/locales';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
