/** @jest-environment node */
import '@/tests/onProject';
import { readFileSync } from 'node:fs';
import { deployFiles } from '@/scripts/hosts/files/deployFiles';

test.each([...deployFiles()])('%s is what "npm run deploy:files" writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
