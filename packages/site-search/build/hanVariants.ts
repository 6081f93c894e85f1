import { Converter } from 'opencc-js/t2cn';
import { parseVariants, type Variants } from '../text/normalizeText';

/**
 * Radicals, each followed by its unified ideograph: Unicode's Equivalent_Unified_Ideograph of U+2E80 to U+2EF3, without
 * the radicals that NFKC normalizes. Text copied from PDF files can contain radicals instead of ideographs.
 */
const radicals = parseVariants(
  [
    '⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺇𠘨⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺑𡯂⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵',
    '⺛旡⺜日⺝月⺞歺⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺪𤴔⺫目⺬示⺭礻⺮𥫗⺯糹⺰纟⺱罓⺲罒⺳㓁⺴冗',
    '⺵𦉫⺶羊⺷𦍌⺸𦍋⺹耂⺺肀⺻聿⺼肉⺽𦥑⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇𧢲⻈讠⻉贝⻊𧾷⻋车⻌辶⻍辶',
    '⻎辶⻏邑⻐钅⻑長⻒镸⻓长⻔门⻕𨸏⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞𩙿⻟飠⻠饣⻡𩠐⻢马⻣骨⻤鬼⻥鱼⻦鸟',
    '⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀',
  ].join(''),
);

/** The Unicode blocks CJK Unified Ideographs Extension A and CJK Unified Ideographs. */
const COMMON_RANGE = { first: 0x3400, last: 0x9fff };

const convert = Converter({ from: 't', to: 'cn' });

/** Returns the simplified character. `帐` and `账` are both written for accounts (traditional `帳`). */
const simplify = (character: string) => convert(character).replace('帐', '账');

/** Maps each variant of a Chinese character (traditional form or radical) to the simplified character. */
export const hanVariants: Variants = new Map(
  [...getCommonCharacters().map((character): [string, string] => [character, character]), ...radicals]
    .map(([variant, character]): [string, string] => [variant, simplify(character)])
    .filter(([variant, character]) => variant !== character),
);

function getCommonCharacters(): string[] {
  return Array.from({ length: COMMON_RANGE.last - COMMON_RANGE.first + 1 }, (_, index) =>
    String.fromCodePoint(COMMON_RANGE.first + index),
  );
}
