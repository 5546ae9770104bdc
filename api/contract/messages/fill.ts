/** Values for a sentence's `{holes}`. */
export type Holes = Record<string, string | number>;

/**
 * Puts values into a sentence's `{holes}`; a hole without a value stays visible, so that a test or a reader
 * notices.
 */
export function fill(template: string, holes: Holes = {}): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => String(holes[name] ?? hole));
}
