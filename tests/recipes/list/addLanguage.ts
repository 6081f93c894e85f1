import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Recipe } from '../Recipe';

const FONT = '@fontsource-variable/noto-sans-thai';

/** Adds Thai: the registry entry, a few translated pages, and a font, which `npm install` would add. */
export const recipe: Recipe = {
  title: 'Add a language',
  edit(copy) {
    copy.edit('lib/i18n/locales.ts', (text) =>
      text
        .replace("['zh', 'en', 'vi']", "['zh', 'en', 'vi', 'th']")
        .replace(
          '  vi: {\n    name',
          `  th: { name: 'ไทย', ogLocale: 'th_TH', cardFont: '${FONT}' },\n  vi: {\n    name`,
        ),
    );
    const source = path.join(__dirname, '../thai');
    cpSync(path.join(source, 'messages'), path.join(copy.folder, 'messages/th'), { recursive: true });
    cpSync(path.join(source, 'font'), path.join(copy.folder, 'node_modules', FONT), { recursive: true });
    copy.editJson('messages/facts.json', ({ names }) => {
      names.brand.th = 'Lotus Bridge';
    });
  },
};
