export type Holes = Record<string, string | number>;

/** Fill the `{holes}` of a sentence. A hole without a value stays visible, so that it is noticed. */
export function fill(template: string, holes: Holes = {}): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => String(holes[name] ?? hole));
}
