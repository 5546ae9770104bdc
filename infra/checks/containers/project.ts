import { explain, step } from '../../lib/index.ts';
import type { Engine } from './engine.ts';
import { insist } from './stand-ins.ts';

export const SITE = 'https://localhost';

/** The compose project, run as an operator does in the repository's folder. */
export class Project {
  /** A sentence for each expectation that didn't hold. */
  readonly problems: string[] = [];
  readonly #engine: Engine;
  readonly folder: string;

  constructor(engine: Engine, folder: string) {
    this.#engine = engine;
    this.folder = folder;
  }

  /** Run a command of a shell that has to succeed; return what it printed. */
  run(command: string): Promise<string> {
    return insist(this.#engine, command, this.folder);
  }

  step(label: string, command: string): Promise<string> {
    return step(label, () => this.run(command));
  }

  /** The operator's commands of the page. */
  operate(command: string): Promise<string> {
    return this.run(`docker compose run --rm -T operate ${command}`);
  }

  /** Run a command whatever comes of it; return what it printed. */
  async attempt(command: string): Promise<string> {
    return String((await this.#engine.run(command, { cwd: this.folder })).all);
  }

  /** Do a part of the trial; one that fails is a problem, and the next ones follow. */
  async part(label: string, work: () => Promise<unknown>): Promise<void> {
    await step(label, work).catch((error: unknown) => this.expect(false, `${label}: ${explain(error)}`));
  }

  expect(isSo: boolean, sentence: string): void {
    if (!isSo) this.problems.push(`✗ ${sentence}`);
  }

  /** The phones of every account, as the database has them. */
  async phones(): Promise<Set<string>> {
    const sql = 'SELECT phone FROM users';
    const mysql = `MYSQL_PWD=$(cat /run/secrets/mysql_password) mysql -N -h 127.0.0.1 -u pehchan pehchan -e "${sql}"`;
    return new Set((await this.run(`docker compose exec -T mysql sh -c '${mysql}'`)).split('\n'));
  }
}
