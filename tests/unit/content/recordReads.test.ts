import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '@/lib/content/memoize';
import { recordReads } from '@/lib/content/messages/recordReads';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const folder = createTemporaryFolder();
const log = path.join(folder, 'reads.txt');
const messages = {
  hero: { title: 'Hello', lead: 'World' },
  rows: [{ id: 'wms', name: 'WMS' }],
  list: ['a', 'b'],
};

beforeEach(() => rmSync(log, { force: true }));

const readLog = () => readFileSync(log, 'utf8').trim().split('\n');

it('records each text that is read once', () => {
  const { hero } = recordReads(messages, 'messages/en/one.json', log);
  expect([hero.title, hero.title]).toEqual(['Hello', 'Hello']);
  expect(readLog()).toEqual(['one hero.title']);
});

it('records all texts of a serialized object', () => {
  const recorded = recordReads(messages, 'messages/en/two.json', log);
  expect(JSON.parse(JSON.stringify(recorded))).toEqual(messages);
  expect(readLog()).toEqual(
    ['hero.title', 'hero.lead', 'rows.wms.id', 'rows.wms.name', 'list.0', 'list.1'].map(
      (key) => `two ${key}`,
    ),
  );
});

it('throws an error with the file and key of a missing message', () => {
  const recorded = recordReads(messages, 'messages/en/three.json', log) as { hero: Record<string, string> };
  expect(() => recorded.hero.subtitle).toThrow('messages/en/three.json: "hero.subtitle" is missing');
});

it('returns the value itself without a file', () => {
  expect(recordReads(messages, 'messages/en/one.json', undefined)).toBe(messages);
});

it('reads once per synchronous run in development, outside of requests', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const read = jest.fn((name: string) => name.toUpperCase());
  const memoized = memoize(read);
  expect([memoized('facts'), memoized('facts')]).toEqual(['FACTS', 'FACTS']);
  expect(read).toHaveBeenCalledTimes(1);
  await undefined;
  memoized('facts');
  expect(read).toHaveBeenCalledTimes(2);
});
