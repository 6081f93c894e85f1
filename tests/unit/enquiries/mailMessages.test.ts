import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

test('falls back to English for a missing message', () => {
  const english = loadMailMessages().en;
  const folder = createTemporaryFolder();
  cpSync('messages', path.join(folder, 'messages'), { recursive: true });
  const getMailPath = (locale: string) => path.join(folder, 'messages', locale, 'mail.json');
  rmSync(getMailPath('zh'));
  writeFileSync(getMailPath('vi'), JSON.stringify({ home: 'Đến trang web', welcome: { subject: '' } }));
  const project = process.cwd();
  process.chdir(folder);
  jest.isolateModules(() => {
    const texts = jest.requireActual('@/lib/content/messages/loadMailMessages').loadMailMessages();
    expect(texts.vi).toEqual({ ...english, home: 'Đến trang web' });
    expect(texts.zh).toEqual(english);
  });
  process.chdir(project);
});
