import { registerHooks } from 'node:module';

/**
 * For figures alone, which say what a part of the API costs: everything else of it runs as it is, with other
 * modules in the place of these.
 * @param modules from here
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
