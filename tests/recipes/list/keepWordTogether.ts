import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Keep a word on one line',
  edit(copy) {
    copy.editJson('messages/glossary.json', ({ nonBreaking }) => nonBreaking.vi.push('vải lụa'));
  },
};
