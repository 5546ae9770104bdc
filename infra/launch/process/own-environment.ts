/**
 * What MariaDB, Redis and Caddy get of this process's environment: not our settings, whose secrets could be
 * read by anybody who breaks into one of them.
 */
export function ownEnvironment(own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, ...own };
}
