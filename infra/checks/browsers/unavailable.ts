/** Thrown for a browser that this machine can't have, with the reason. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
