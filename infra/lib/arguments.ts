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
    // After the first sentence Node explains how to pass unusual values, which doesn't help with a mistyped
    // option.
    const [sentence = ''] = error.message.split(/\.?(?:\s*\n|\. |$)/);
    throw new UserError(`${sentence}. ${usage}`);
  }
}

/**
 * The entry of a table that was asked for by name; what every object has, such as `toString`, is not an
 * entry.
 */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
