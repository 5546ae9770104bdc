/** Hide our secrets from MariaDB, Redis and Caddy: an intruder there could read the environment. */
export function ownEnvironment(own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, ...own };
}
