/**
 * A name that a form gives to what it is about to make. Sent again after a lost answer, it makes the API
 * change the first one instead of making a second. Not `randomUUID`, which a page without TLS lacks.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
