// Runs before each program of our images: read secret files, and put passwords into DATABASE_URL and others.
import { readFileSync } from 'node:fs';

const PASSWORDS = {
  DATABASE_PASSWORD: 'DATABASE_URL',
  MIGRATE_DATABASE_PASSWORD: 'MIGRATE_DATABASE_URL',
  REDIS_PASSWORD: 'REDIS_URL',
};
const SECRETS = [
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'CLOUDINARY_URL',
  'SESSION_SECRET',
  'MARK_SECRETS',
  'BACKUP_KEY',
  ...Object.keys(PASSWORDS),
];

for (const name of SECRETS) {
  const file = process.env[`${name}_FILE`];
  if (file) process.env[name] = readSecret(name, file);
}
for (const [password, address] of Object.entries(PASSWORDS)) {
  if (!process.env[password] || !process.env[address]) continue;
  const url = new URL(process.env[address]);
  url.password = process.env[password];
  process.env[address] = url.href;
}

function readSecret(name, file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    process.stderr.write(`Pehchan can’t start:\n  - ${name}_FILE: ${file} can’t be read (${error.code}).\n`);
    process.exit(1);
  }
}
