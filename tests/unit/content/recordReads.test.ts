import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { recordReads } from '@/lib/content/messages/recordReads';

const folder = mkdtempSync(path.join(os.tmpdir(), 'reads-'));
const log = path.join(folder, 'reads.txt');
const messages = {
  hero: { title: 'Hello', lead: 'World' },
  rows: [{ id: 'wms', name: 'WMS' }],
  list: ['a', 'b'],
};

beforeEach(() => {
  process.env.MESSAGE_READS_FILE = log;
  rmSync(log, { force: true });
});
afterAll(() => {
  delete process.env.MESSAGE_READS_FILE;
  rmSync(folder, { recursive: true });
});

const readLog = () => readFileSync(log, 'utf8').trim().split('\n');

it('records each text that is read once', () => {
  const { hero } = recordReads(messages, 'one.json');
  expect([hero.title, hero.title]).toEqual(['Hello', 'Hello']);
  expect(readLog()).toEqual(['one hero.title']);
});

it('records all texts of a serialized object', () => {
  const recorded = recordReads(messages, 'two.json');
  expect(JSON.parse(JSON.stringify(recorded))).toEqual(messages);
  expect(readLog()).toEqual(
    ['hero.title', 'hero.lead', 'rows.wms.id', 'rows.wms.name', 'list.0', 'list.1'].map(
      (key) => `two ${key}`,
    ),
  );
});

it('throws an error with the file and key of a missing message', () => {
  const recorded = recordReads(messages, 'three.json') as { hero: Record<string, string> };
  expect(() => recorded.hero.subtitle).toThrow('messages/en/three.json: "hero.subtitle" is missing');
});

it('returns the value itself outside builds', () => {
  delete process.env.MESSAGE_READS_FILE;
  expect(recordReads(messages, 'one.json')).toBe(messages);
});
