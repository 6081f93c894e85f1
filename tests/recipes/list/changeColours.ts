import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Change the colours',
  edit(copy) {
    copy.editJson('messages/brand.json', ({ palette, drawings }) => {
      palette.tint = { light: '#1d4e89', dark: '#8fb8e0' };
      drawings['drawing-tint'] = { light: '#1d4e89', dark: '#8fb8e0' };
    });
  },
};
