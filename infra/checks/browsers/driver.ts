import { setTimeout as sleep } from 'node:timers/promises';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `place` is a CSS selector, or an XPath if it begins with `//`. Actions wait for a usable element. */
export interface Driver {
  resize(size: Size): Promise<void>;
  open(address: string): Promise<void>;
  click(place: string): Promise<void>;
  fill(place: string, text: string): Promise<void>;
  select(place: string, value: string): Promise<void>;
  upload(file: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A limit in milliseconds, for a slow machine that also runs other tests. */
export const PATIENCE = 30_000;
const PAUSE = 100;

export const FILE_FIELD = 'input[type=file]';
export const isXPath = (place: string) => place.startsWith('//');

/** Repeat an attempt until it succeeds. @throws the attempt's last error after {@link PATIENCE} */
export async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(PAUSE);
    }
  }
}

/**
 * Wait until an expression is truthy twice in a row, so that a passing state does not count.
 * @param what the end of the error message "The page never showed …"
 */
export async function shows(driver: Driver, what: string, expression: string): Promise<void> {
  const look = async () => {
    if (!(await driver.evaluate(`Boolean(${expression})`))) throw new Error(`The page never showed ${what}.`);
  };
  await retried(async () => {
    await look();
    await sleep(PAUSE);
    await look();
  });
}
