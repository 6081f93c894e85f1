/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMailMessages } from '@/lib/content/mail/loadMailMessages';
import { fillTemplate } from '@/server/enquiries/delivery/mail/fillTemplate';
import { temporaryFolder } from './helpers/temporaryFolder';

test('a text that is missing in a language stands in English', () => {
  const english = loadMailMessages().en;
  const folder = temporaryFolder();
  const write = (locale: string, texts: unknown) => {
    mkdirSync(path.join(folder, 'messages', locale), { recursive: true });
    writeFileSync(path.join(folder, 'messages', locale, 'mail.json'), JSON.stringify(texts));
  };
  write('en', english);
  write('vi', { home: 'Đến trang web', welcome: { subject: '' } });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  jest.isolateModules(() => {
    const texts = jest.requireActual('@/lib/content/mail/loadMailMessages').loadMailMessages();
    expect(texts.vi).toEqual({ ...english, home: 'Đến trang web' });
    expect(texts.zh).toEqual(english);
  });
  jest.restoreAllMocks();
});

test('a text in a value is never taken for a place', () => {
  expect(fillTemplate('{name}: {text}', { name: '{text}', text: '$& {name}' })).toBe('{text}: $& {name}');
});

test('a place without a value is an error', () => {
  expect(() => fillTemplate('{nmae}', { name: 'A' })).toThrow('{nmae}');
});
