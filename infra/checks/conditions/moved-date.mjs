// Move programs' dates by `MOVED_DAYS` days. Node loads this file before each program (`--import`).
const milliseconds = Number(process.env.MOVED_DAYS ?? 0) * 24 * 60 * 60 * 1000;

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
