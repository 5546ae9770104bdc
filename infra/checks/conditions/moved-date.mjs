/**
 * Moves the date that programs read by `MOVED_DAYS`. Node loads it before every program (`--import`), and
 * journeys give {@link movedDate} to every page.
 */
const milliseconds = Number(process.env.MOVED_DAYS ?? 0) * 24 * 60 * 60 * 1000;

/** Return the script that moves the date in a page, or undefined if this run moves no date. */
export const movedDate = () => (milliseconds ? `(${moveDate})(${milliseconds})` : undefined);

function moveDate(by) {
  const Real = Date;
  const now = () => Real.now() + by;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Object.defineProperty(Real.prototype, 'constructor', { value: globalThis.Date });
}

if (milliseconds) moveDate(milliseconds);
