/** The value of a formula of `sheetCells`: + - * / and brackets, SUM and ABS. `figureAt` is asked for the cells it names. */
export function reckon(formula: string, figureAt: (address: string) => number): number {
  const tokens = formula.match(/[A-Z]+\d+|[\d.]+|SUM|ABS|[-+*/():]/g) ?? [];
  const take = () => tokens.shift() ?? '';
  const sum = (): number => {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '-') value += take() === '+' ? product() : -product();
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[0] === '*' || tokens[0] === '/')
      value = take() === '*' ? value * factor() : value / factor();
    return value;
  };
  const factor = (): number => {
    const token = take();
    if (token === '-') return -factor();
    if (token === 'SUM') return sumOfRange();
    if (token === 'ABS') return Math.abs(factor());
    if (token === '(') {
      const value = sum();
      take();
      return value;
    }
    return /^[A-Z]/.test(token) ? figureAt(token) : Number(token);
  };
  const sumOfRange = (): number => {
    const [, from = '', , to = ''] = [take(), take(), take(), take(), take()];
    const column = from.replace(/\d+/, '');
    const [first, last] = [from, to].map((address) => Number(address.replace(/\D+/, ''))) as [number, number];
    return Array.from({ length: last - first + 1 }, (_, index) =>
      figureAt(`${column}${first + index}`),
    ).reduce((total, value) => total + value, 0);
  };
  return sum();
}
