import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
export const cache = join(root, '.cache');

export class UserError extends Error {}

export const majorOf = (version) => Number(version.split('.')[0]);

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

export function explain(error) {
  if (error instanceof UserError) return error.message;
  if (error.code === 'ENOSPC') return `The disk that holds ${root} is full. Please make room and try again.`;
  if (['EROFS', 'EACCES', 'EPERM'].includes(error.code)) return `${error.path ?? root} can't be written to.`;
  return error.stack ?? String(error);
}
