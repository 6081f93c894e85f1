import type { Recipe } from '../Recipe';

/** An almost empty draft with a link to an article that does not exist yet. */
export const recipe: Recipe = {
  title: 'Write a draft',
  edit(copy) {
    copy.write(
      'messages/vi/insights/bonded-routine.md',
      '---\ntitle: Quy trình kho bảo thuế\ndraft: true\n---\n\nXem [bài sau](/vi/insights/not-yet/).\n',
    );
  },
};
