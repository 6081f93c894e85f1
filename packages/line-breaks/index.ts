export { addNonBreakingSpaces, createPhraseJoiner, removeNonBreakingSpaces } from './nonBreakingSpaces';
export { splitWords } from './splitWords';
