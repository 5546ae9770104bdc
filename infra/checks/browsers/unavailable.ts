/** A browser that this machine cannot have. The message is the reason, which the run prints. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
