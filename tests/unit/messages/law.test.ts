import { Catalogue, type Rule } from 'message-lint';
import { citesLaw, findCitations } from '@/scripts/content-rules/law';
import { workspace } from '@/scripts/messages/workspace';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { FolderEditor } from '@/tests/helpers/FolderEditor';

const law = workspace.options.rules?.law as Rule;

const expired = {
  id: 'decree-123-2020',
  number: '123/2020/NĐ-CP',
  until: '2026-06-30',
  replacedBy: 'decree-254-2026',
};
const current = { id: 'decree-254-2026', number: '254/2026/NĐ-CP', inForceFrom: '2026-07-01' };
const expiring = { id: 'resolution-204-2025', number: '204/2025/QH15', until: '2026-12-31' };
const register = [expired, current, expiring].map((entry) => ({
  titles: { zh: '法令', en: 'Decree', vi: 'Nghị định' },
  inForceFrom: '2020-01-01',
  checkedOn: '2026-11-22',
  ...entry,
}));

const folder = createTemporaryFolder();
const messages = new FolderEditor(folder);

beforeAll(() => messages.write('laws.json', JSON.stringify({ laws: register })));

/** Returns the problems reported in a file of texts or, if `laws` is given, in an article that lists these laws. */
function findProblems(
  texts: string[],
  { laws, dates = '', today = '2026-11-22' }: { laws?: string[]; dates?: string; today?: string } = {},
) {
  const file = laws ? 'en/insights/a.md' : 'en/home.json';
  const frontMatter = `---\n${dates}laws: ${JSON.stringify(laws)}\n---\n\n`;
  messages.write(file, laws ? frontMatter + texts.join('\n\n') : JSON.stringify({ texts }));
  const catalogue = new Catalogue(workspace, folder, ['laws.json', file]);
  return [...law({ catalogue, today, options: workspace.options })].map(({ problem }) =>
    workspace.getTranslator().translate(problem),
  );
}

test('accepts a law that is in force', () => {
  expect(findProblems(['Decree 254/2026/ND-CP applies.'])).toEqual([]);
});

test('reports a law that is not in the register', () => {
  expect(findProblems(['Theo Nghị định 999/2026/NĐ-CP.'])).toEqual([
    `The law 999/2026/NĐ-CP is not in ${folder}/laws.json.`,
  ]);
});

test('reports an expired law unless the paragraph mentions its successor', () => {
  expect(findProblems(['按第 123/2020 号法令开票。'])).toEqual([
    '123/2020/NĐ-CP was in force until 2026-06-30 and was replaced by decree-254-2026.',
  ]);
  expect(findProblems(['Decree 254/2026 has taken the place of Decree 123/2020.'])).toEqual([]);
  expect(findProblems(['Decree 123/2020 applies.', 'Decree 254/2026 does too.'])).toHaveLength(1);
});

test('a law expires after its last day', () => {
  expect(findProblems(['Resolution 204/2025/QH15.'], { today: '2026-12-31' })).toEqual([]);
  expect(findProblems(['Resolution 204/2025/QH15.'], { today: '2027-01-01' })).toEqual([
    '204/2025/QH15 was in force until 2026-12-31.',
  ]);
});

test('an article must list every law that it cites', () => {
  expect(findProblems(['Decree 254/2026/ND-CP.'], { laws: ['decree-254-2026'] })).toEqual([]);
  expect(findProblems(['Decree 254/2026/ND-CP.'], { laws: ['resolution-204-2025'] })).toEqual([
    'This post cites 254/2026/ND-CP, but does not list it under "laws".',
  ]);
  expect(findProblems([], { laws: ['decree-1-1999'] })).toEqual([
    `The law "decree-1-1999" is not in ${folder}/laws.json.`,
  ]);
  expect(findProblems([], { laws: ['decree-123-2020'] })).toHaveLength(1);
});

const getCitedNumbers = (text: string) => findCitations(text).map((citation) => citation.written);

test.each([
  ['Decree 254/2026/ND-CP and Circular 91/2026/TT-BTC', ['254/2026/ND-CP', '91/2026/TT-BTC']],
  ['Decrees 123/2020 and 70/2025', ['123/2020', '70/2025']],
  ['按第 123/2020 号法令（经第 70/2025 号法令修订）', ['123/2020', '70/2025']],
  ['Nghị định số 5/2026 và Luật 91/2025/QH15', ['5/2026', '91/2025/QH15']],
  ['Quyết định 33/2026/QĐ-TTg.', ['33/2026/QĐ-TTg']],
])('finds citations in “%s”', (text, expected) => {
  expect(getCitedNumbers(text)).toEqual(expected);
});

test.each(['từ ngày 1/3/2026 đến tháng 7/2025', 'quý 4/2026', '12.80/2026', 'form 04/SS-HĐĐT'])(
  'finds no citation in “%s”',
  (text) => {
    expect(getCitedNumbers(text)).toEqual([]);
  },
);

test('compares the issuer without diacritics', () => {
  const [decree] = findCitations('Decree 123/2020/ND-CP');
  expect(decree && citesLaw(decree, '123/2020/NĐ-CP')).toBe(true);
  expect(decree && citesLaw(decree, '123/2020/TT-BTC')).toBe(false);
  expect(decree && citesLaw({ written: '123/2020', index: 0 }, '123/2020/NĐ-CP')).toBe(true);
  expect(decree && citesLaw({ written: '23/2020', index: 0 }, '123/2020/NĐ-CP')).toBe(false);
});
