import { getTermFileNumbers } from '../client/loadIndex';

/** The first key of each term file, and an end marker for a file without terms. */
const firstKeys = ['', 'don', 'kho', 'ton', '\uffff'];

test.each([
  { key: 'cao', prefix: false, files: [0] },
  { key: 'don', prefix: false, files: [1] },
  { key: 'donations', prefix: true, files: [1] },
  { key: 'd', prefix: true, files: [0, 1] },
  { key: 'd', prefix: false, files: [0] },
  { key: 'k', prefix: true, files: [1, 2] },
  { key: 'zoo', prefix: true, files: [3] },
  { key: '库', prefix: true, files: [3] },
])('searches for "$key" (prefix: $prefix) in the files $files', ({ key, prefix, files }) => {
  expect(getTermFileNumbers(key, prefix, firstKeys)).toEqual(files);
});
