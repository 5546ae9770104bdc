import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;

/**
 * Return the files of a zip by the directory at its end, as Excel reads it.
 * @throws {Error} for a truncated file, which has no directory
 */
export function unzip(file: Buffer): Map<string, string> {
  const end = file.length - 22;
  if (end < 0 || file.readUInt32LE(end) !== END) throw new Error('this zip has no end');
  const files = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = file.readUInt32LE(at + 20);
    const [nameLength, extraLength] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30)];
    const header = file.readUInt32LE(at + 42);
    const begin = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, inflateRawSync(file.subarray(begin, begin + size)).toString('utf8'));
    at += 46 + nameLength + extraLength + file.readUInt16LE(at + 32);
  }
  return files;
}
