export { createLawRule } from './createLawRule';
export { citesLaw, findCitations } from './findCitations';
export { sentences } from './sentences';
