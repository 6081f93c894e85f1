import type { Messages } from '@/lib/content/messages/namespaces';
import type { Locale } from '@/lib/shared/i18n/locales';
import type adminLabels from '@/messages/admin.json';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

declare module 'zod' {
  interface GlobalMeta {
    /** Id of the help text in `messages/admin.json` that the field has at `/admin/` and in VS Code. */
    hint?: keyof typeof adminLabels.hints;
  }
}
