import { prerenderToNodeStream } from 'react-dom/static';
import { PrivacySections } from '@/components/privacy/PrivacySections';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type Analytics, site } from '@/lib/i18n/site';

let locale: Locale;

jest.mock('@/components/privacy/PrivacyTable', () => ({ PrivacyTable: () => null }));
jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: async (namespace: 'privacy' | 'insights') => {
    const messages = loadMessages(locale).messages[namespace];
    const text = (path: string, values: Record<string, string> = {}) => {
      const found = path.split('.').reduce((node: object, key) => node[key as keyof object], messages);
      return String(found).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    };
    return Object.assign(text, { text, locale });
  },
}));

async function renderPrivacyPage(analytics: Analytics | undefined): Promise<string> {
  site.analytics = analytics;
  const { prelude } = await prerenderToNodeStream(<PrivacySections />);
  let html = '';
  for await (const chunk of prelude) html += chunk;
  site.analytics = undefined;
  return html.replaceAll('<!-- -->', '');
}

test.each(locales)('the privacy page in %s names the analytics service, if any', async (given) => {
  locale = given;
  const texts = loadMessages(given).messages.privacy.analytics;
  const htmlWithoutService = await renderPrivacyPage(undefined);
  expect(htmlWithoutService).toContain(texts.notCounted);
  expect(htmlWithoutService).not.toContain('id="analytics"');

  const htmlWithMatomo = await renderPrivacyPage({ provider: 'matomo', host: 'stats.example', id: '7' });
  expect(htmlWithMatomo).not.toContain(texts.notCounted);
  for (const part of ['id="analytics"', 'stats.example', 'Matomo']) expect(htmlWithMatomo).toContain(part);
  expect(htmlWithMatomo).toContain(texts.cookieless);
  const cloud = { provider: 'umami', host: 'cloud.example', reportsTo: 'gateway.example', id: 'u' } as const;
  expect(await renderPrivacyPage(cloud)).toContain('cloud.example / gateway.example');
});
