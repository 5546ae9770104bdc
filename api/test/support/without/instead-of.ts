import { registerHooks } from 'node:module';

/**
 * Replace modules of the API, to measure what a part of it costs. The rest runs unchanged.
 * @param modules paths from this folder, each of a module with the path of its replacement
 */
export function insteadOf(modules: Readonly<Record<string, string>>): void {
  const others = new Map(
    Object.entries(modules).map(([module, other]) => [
      new URL(module, import.meta.url).href,
      new URL(other, import.meta.url).href,
    ]),
  );
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const other = others.get(found.url);
      return other === undefined ? found : { ...found, url: other };
    },
  });
}
