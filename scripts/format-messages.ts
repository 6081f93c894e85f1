import { writeFileSync } from 'node:fs';
import { formatMessages } from './messages/formatMessages';

for (const { file, text, formatted } of formatMessages()) {
  if (formatted === text) continue;
  writeFileSync(file, formatted);
  console.log(file);
}
