import { explain, step } from '../../lib/index.ts';
import type { Family } from '../resilience/families.ts';
import type { Engine } from './engine.ts';
import { insist } from './stand-ins.ts';

export const SITE = 'https://localhost';

export class Project {
  readonly problems: string[] = [];
  readonly #engine: Engine;
  readonly folder: string;

  constructor(engine: Engine, folder: string) {
    this.#engine = engine;
    this.folder = folder;
  }

  run(command: string): Promise<string> {
    return insist(this.#engine, command, this.folder);
  }

  step(label: string, command: string): Promise<string> {
    return step(label, () => this.run(command));
  }

  /** Run an operator's command as infra/README.md documents it. */
  operate(command: string): Promise<string> {
    return this.run(`docker compose run --rm -T operate ${command}`);
  }

  async attempt(command: string): Promise<string> {
    return String((await this.#engine.run(command, { cwd: this.folder })).all);
  }

  /** Run a part of the trial. A failure is recorded, and the trial continues. */
  async part(label: string, work: () => Promise<unknown>): Promise<void> {
    await step(label, work).catch((error: unknown) => this.expect(false, `${label}: ${explain(error)}`));
  }

  expect(isSo: boolean, sentence: string): void {
    if (!isSo) this.problems.push(`✗ ${sentence}`);
  }

  async lostOf(families: readonly Family[]): Promise<Family[]> {
    const kept = await this.phones();
    return families.filter(({ phone }) => !kept.has(phone));
  }

  async phones(): Promise<Set<string>> {
    const sql = 'SELECT phone FROM users';
    const mysql = `MYSQL_PWD=$(cat /run/secrets/mysql_password) mysql -N -h 127.0.0.1 -u pehchan pehchan -e "${sql}"`;
    return new Set((await this.run(`docker compose exec -T mysql sh -c '${mysql}'`)).split('\n'));
  }
}
