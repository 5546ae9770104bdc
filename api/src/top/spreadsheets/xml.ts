export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const SCHEMAS = 'http://schemas.openxmlformats.org';
export const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', _: '_x005F_' };

/** Remove characters that XML can't hold. Escape `_x0041_` too, which Excel would read as the letter A. */
export function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- the pattern removes these characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>]|_(?=x[\dA-Fa-f]{4}_)/g, (found) => ENTITIES[found] ?? '')
  );
}
