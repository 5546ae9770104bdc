/**
 * Return a key for the row that a form creates.
 * If the form is sent again after a lost reply, the API changes that row and creates no second one.
 * Does not use `randomUUID`, which is missing on a page without TLS.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
