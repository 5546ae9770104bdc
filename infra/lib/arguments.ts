import { parseArgs, type ParseArgsConfig } from 'node:util';
import { errorCode, UserError } from './errors.ts';

/**
 * What was written after a command's name, as `parseArgs` reads it (without `allowPositionals`, options
 * alone). What the command doesn't know is refused before anything is started, with how it is used.
 */
export function argumentsOf<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!errorCode(error)?.startsWith('ERR_PARSE_ARGS_') || !(error instanceof Error)) throw error;
    // What follows the first sentence is how to write an odd value, which nobody who mistyped an option has
    // asked.
    const [sentence = ''] = error.message.split(/\.?(?:\s*\n|\. |$)/);
    throw new UserError(`${sentence}. ${usage}`);
  }
}

/**
 * The entry of a table that was asked for by name; names that every object has, such as `toString`, are none
 * of it.
 */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
