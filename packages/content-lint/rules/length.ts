import { createWarning, type Rule } from '../Rule';
import { isIdeographic } from '../text/languages';

/** Reports titles, button labels and entries that are too long for the place where they appear. */
export const length: Rule = function* ({ catalogue, options: { lengths = [] } }) {
  for (const file of catalogue.getLocalizedFiles()) {
    const script = isIdeographic(file.locale) ? 'ideographs' : 'letters';
    for (const { path, value, offset } of file.texts) {
      const limit = lengths.find(({ applies }) => applies({ kind: file.kind, file: file.name, path }));
      if (!limit) continue;
      // Placeholders in these texts are numbers of one or two digits.
      const characters = [...catalogue.interpolateFacts(file, value).replace(/\{\w+\}/g, '99')].length;
      if (characters <= limit.maxLength[script]) continue;
      const { subject, reason, maxLength } = limit;
      yield createWarning(file, offset, 'length', { subject, characters, reason, max: maxLength[script] });
    }
  }
};
