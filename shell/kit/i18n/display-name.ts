/**
 * The register keeps names in capitals; people are greeted with first letters capitalised (specification
 * section 2).
 */
export function displayName(name: string): string {
  return name.toLowerCase().replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}
