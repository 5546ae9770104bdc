/** Return a name with capitalised first letters (specification section 2). */
export function displayName(name: string): string {
  return name.toLowerCase().replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}
