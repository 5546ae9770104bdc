/** Thrown for a browser that this machine can't run or download, with the reason. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
