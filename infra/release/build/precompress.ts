import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeAtomically } from '../../lib/index.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Leave out source maps, and documents, which the gateway renders and compresses for each request. */
const COMPRESSIBLE = /\.(js|css|json|svg|txt|xml|webmanifest)$/;
const WORTH_IT = 256;

/** Write `.br` and `.gz` copies of files once, so that the gateway does not compress for each visitor. */
export async function precompress(folder: string, names: readonly string[], into = folder): Promise<void> {
  const compressible = names.filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(compressible.map((name) => compress(join(folder, name), join(into, name))));
}

async function compress(file: string, target: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  const [small, fallback] = await Promise.all([
    // Brotli uses its strongest level by default.
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await writeAtomically(`${target}.br`, small);
  await writeAtomically(`${target}.gz`, fallback);
}
