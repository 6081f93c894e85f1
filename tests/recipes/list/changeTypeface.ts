import { execFileSync } from 'node:child_process';
import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Change the typeface',
  edit(copy) {
    copy.editJson('messages/brand.json', ({ typeface }) => {
      typeface.family = 'Harbour Sans';
      typeface.strong = '700Bold/BeVietnamPro_700Bold.ttf';
    });
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/fonts.ts'], { cwd: copy.folder });
  },
};
