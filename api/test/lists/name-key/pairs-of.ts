/** Return the pairs of names in a table, which is written as `name=name|name=name`. */
export const pairsOf = (text: string) =>
  text
    .replaceAll('\n', '')
    .split('|')
    .map((pair) => pair.split('='))
    .map(([one = '', other = '']) => ({ one, other }));
