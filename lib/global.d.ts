import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messageFiles';
import type adminLabels from '@/messages/admin.json';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

declare module 'zod' {
  interface GlobalMeta {
    /** Id of the help text in `messages/admin.json` that the field has at `/admin/`. */
    hint?: keyof typeof adminLabels.hints;
  }
}
