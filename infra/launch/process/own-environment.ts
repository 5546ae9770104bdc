/**
 * Return the environment for MariaDB, Redis and Caddy. It leaves out our settings and their secrets, which an
 * intruder in one of them could read.
 */
export function ownEnvironment(own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, ...own };
}
