import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { copyFile, stat, truncate } from 'node:fs/promises';

/** What one log may take, and its last piece beside it as much again: nobody fills the disk by asking. */
const LARGEST = 20 * 1024 * 1024;

/** A log that is moved to `*.log.1`, in the place of what is there, whenever it has grown too large. */
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

  /** A line that can't be written, as on a full disk, is lost: nobody who serves may die of it. */
  write(line: string): void {
    try {
      if (this.#size >= this.#largest) this.#startAnew();
      this.#size += writeSync(this.#descriptor, `${line}\n`);
    } catch {
      // As above.
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

const LOOKED_AT_EVERY = 5000;

/**
 * The same for a log that a server writes by itself, into a descriptor that appends: it is copied and cut off
 * under the server's hands. What is written between the two is lost.
 * @returns what ends the looking
 */
export function keepSmall(file: string, largest = LARGEST): () => void {
  const look = async () => {
    if ((await stat(file)).size < largest) return;
    // Cut off also where a full disk takes no copy: then most of all.
    await copyFile(file, `${file}.1`).catch(() => undefined);
    await truncate(file);
  };
  let last = Promise.resolve();
  const timer = setInterval(() => (last = last.then(look).catch(() => undefined)), LOOKED_AT_EVERY).unref();
  return () => clearInterval(timer);
}
