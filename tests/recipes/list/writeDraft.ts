import type { Recipe } from '../Recipe';

/** A draft that lacks nearly everything, with a link to a page that is not written yet. */
export const recipe: Recipe = {
  title: 'Write a draft',
  edit(copy) {
    copy.write(
      'messages/vi/insights/bonded-routine.md',
      '---\ntitle: Quy trình kho bảo thuế\ndraft: true\n---\n\nXem [bài sau](/vi/insights/not-yet/).\n',
    );
  },
};
