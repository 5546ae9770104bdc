/** Two names a pair, as the tables of this folder have them. */
export const pairsOf = (text: string) =>
  text
    .replaceAll('\n', '')
    .split('|')
    .map((pair) => pair.split('='))
    .map(([one = '', other = '']) => ({ one, other }));
