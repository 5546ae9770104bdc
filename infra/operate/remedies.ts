import { commandsHere } from '../lib/steps.mjs';

/** Replacements for commands in remedies, made in this order, when the site runs in containers. */
const IN_CONTAINERS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/npm start/g, 'docker compose up -d --build'],
  [/grep ("[^"]*") \S+\/api\.log/g, 'docker compose logs api-1 api-2 | grep $1'],
  [/tail \S+\/(api|gateway|mariadb|redis)\.log/g, 'docker compose logs --tail 20'],
  [/see \S+\/api\.log/g, 'see docker compose logs api-1 api-2'],
  [/\b(chmod|cp|du|find|rm) (?=[^;|]*\/data\b)/g, 'docker compose run --rm --entrypoint $1 operate '],
];

/** Return a remedy with commands for containers, where `npm run` does not exist. */
export function adaptRemedy(remedy: string, operateWith = process.env.OPERATE_WITH): string {
  if (!operateWith) return remedy;
  const replaced = IN_CONTAINERS.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), remedy);
  return commandsHere(replaced, operateWith);
}

export const isInContainers = () => Boolean(process.env.OPERATE_WITH);
