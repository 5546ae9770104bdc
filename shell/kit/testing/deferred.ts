type Deferred<Value> = {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
};

/** Return a promise that a test settles. The oldest browsers lack `Promise.withResolvers`. */
export function deferred<Value = undefined>(): Deferred<Value> {
  let settle: Omit<Deferred<Value>, 'promise'> | undefined;
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }));
  if (!settle) throw new Error('A promise runs its function immediately.');
  return { promise, ...settle };
}
