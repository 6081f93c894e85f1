import { readJson, readRecord, writeJson, writeRecord } from './jsonFormat';
import { readPost, writePost } from './postFormat';

/** Functions that read and write files: JSON, a JSON map that is edited as a list (`record`), and Markdown (`post`). */
export const formats = {
  messages: { extension: 'json', fromFile: readJson, toFile: writeJson },
  record: { extension: 'json', fromFile: readRecord, toFile: writeRecord },
  post: { extension: 'md', fromFile: readPost, toFile: writePost },
};
