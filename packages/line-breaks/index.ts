export { addNonBreakingSpaces } from './addNonBreakingSpaces';
export { createPhraseJoiner } from './createPhraseJoiner';
export { removeNonBreakingSpaces } from './removeNonBreakingSpaces';
export { splitWords } from './splitWords';
