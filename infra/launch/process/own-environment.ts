/**
 * What a server that isn't ours is given of this process's environment: settings with secrets among them are
 * none of its business, and anybody who breaks into it could read them.
 */
export function ownEnvironment(own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, ...own };
}
