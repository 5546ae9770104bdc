import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

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
