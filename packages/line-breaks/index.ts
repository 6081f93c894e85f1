export { addNonBreakingSpaces } from './addNonBreakingSpaces';
export { createPhraseJoiner } from './createPhraseJoiner';
export { joinHyphenatedWords } from './joinHyphenatedWords';
export { removeNonBreakingSpaces } from './removeNonBreakingSpaces';
export { splitWords } from './splitWords';
