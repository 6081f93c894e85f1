import { childOf } from '../catalogue/Tree';
import { type Rule, warning } from '../Rule';

/** Articles and news of a day that has not come. */
export const futureDate: Rule = function* ({ catalogue, today }) {
  for (const file of catalogue.files.filter(({ kind }) => kind === 'post')) {
    const date = childOf(file.tree, 'date');
    if (date && /^\d{4}-\d\d-\d\d$/.test(String(date.value)) && String(date.value) > today) {
      const problem = `The date ${date.value} lies in the future (today is ${today}); the post shows at once all the same.`;
      yield warning(file, date.offset, problem, 'Correct the date, or keep the post back until then.');
    }
  }
};
