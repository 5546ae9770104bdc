import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { copyFile, stat, truncate } from 'node:fs/promises';

/** Largest size in bytes of a log file, and of its previous part: many requests must not fill the disk. */
const LARGEST = 20 * 1024 * 1024;

/** A log file that is renamed to `*.log.1` when it is too large, which replaces the previous `*.log.1`. */
export class GrowingLog {
  #file: string;
  #largest: number;
  #descriptor: number;
  #size: number;

  constructor(file: string, largest = LARGEST) {
    this.#file = file;
    this.#largest = largest;
    this.#descriptor = openSync(file, 'a');
    this.#size = fstatSync(this.#descriptor).size;
  }

  write(line: string): void {
    try {
      if (this.#size >= this.#largest) this.#startAnew();
      this.#size += writeSync(this.#descriptor, `${line}\n`);
    } catch {
      // A log line that cannot be written is lost, for example on a full disk. The server continues.
    }
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #startAnew(): void {
    renameSync(this.#file, `${this.#file}.1`);
    const fresh = openSync(this.#file, 'a');
    closeSync(this.#descriptor);
    [this.#descriptor, this.#size] = [fresh, 0];
  }
}

const CHECK_EVERY = 5000;

/** Copy and truncate a log to which a server appends. Lines written between copy and truncation are lost. */
export function keepSmall(file: string, largest = LARGEST): () => void {
  const look = async () => {
    if ((await stat(file)).size < largest) return;
    // A copy fails when the disk is full: truncate anyway.
    await copyFile(file, `${file}.1`).catch(() => undefined);
    await truncate(file);
  };
  let last = Promise.resolve();
  const timer = setInterval(() => (last = last.then(look).catch(() => undefined)), CHECK_EVERY).unref();
  return () => clearInterval(timer);
}
