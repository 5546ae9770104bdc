/**
 * Moves the date that programs read by `MOVED_DAYS`. Node loads it before every program (`--import`), and
 * journeys give {@link movedDate} to every page.
 */
const DAY = 24 * 60 * 60 * 1000;

/** Return the script that moves the date of the realm that runs it, or undefined where none is wanted. */
export function movedDate() {
  const days = Number(process.env.MOVED_DAYS ?? 0);
  return days === 0 ? undefined : `(${moveDate})(${days * DAY})`;
}

function moveDate(milliseconds) {
  const Real = Date;
  const now = () => Real.now() + milliseconds;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Object.defineProperty(Real.prototype, 'constructor', { value: globalThis.Date });
}

const days = Number(process.env.MOVED_DAYS ?? 0);
if (days !== 0) moveDate(days * DAY);
