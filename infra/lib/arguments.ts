import { parseArgs, type ParseArgsConfig } from 'node:util';
import { errorCode, UserError } from './errors.ts';

/** @throws UserError with the usage, for arguments that `parseArgs` does not accept */
export function argumentsOf<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!errorCode(error)?.startsWith('ERR_PARSE_ARGS_') || !(error instanceof Error)) throw error;
    // Keep only the first sentence of Node's error: the others do not help with a mistyped option.
    const [sentence = ''] = error.message.split(/\.?(?:\s*\n|\. |$)/);
    throw new UserError(`${sentence}. ${usage}`);
  }
}

/** Return the entry `name` of an object, never an inherited property such as `toString`. */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
