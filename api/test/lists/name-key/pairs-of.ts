/** Return the pairs of names of a table in this folder. */
export const pairsOf = (text: string) =>
  text
    .replaceAll('\n', '')
    .split('|')
    .map((pair) => pair.split('='))
    .map(([one = '', other = '']) => ({ one, other }));
