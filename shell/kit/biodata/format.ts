/** `yyyy-MM-dd`, as the register writes dates (specification section 9), from the wire's ISO string. */
export function formatDate(iso: string): string {
  return iso.slice(0, 10);
}
