import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explain, say } from '../lib/index.ts';
import { canUnpackDebian, unpackFromDebian } from '../launch/embedded/debian.ts';

/** The fonts of phones: a new Linux system has wider Latin letters and no Devanagari letters. */
const PACKAGE = 'fonts-noto-core';

/** Use phones' fonts, because tests measure widths. Without Debian's packages keep the system's fonts. */
export async function bringFonts(signal: AbortSignal): Promise<void> {
  if (process.env.FONTCONFIG_FILE || !(await canUnpackDebian())) return;
  try {
    const [unpacked] = await unpackFromDebian([PACKAGE], signal, 'Unpacking the fonts of both scripts');
    if (!unpacked) return;
    const file = join(unpacked.folder, 'fonts.conf');
    await writeFile(file, configurationOf(unpacked.folder));
    process.env.FONTCONFIG_FILE = file;
  } catch (error) {
    signal.throwIfAborted();
    say(`! The system's own fonts are used, so widths can differ from other machines: ${explain(error)}`);
  }
}

function configurationOf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'usr/share/fonts')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <match target="pattern">
    <test name="family"><string>system-ui</string></test>
    <edit name="family" mode="prepend" binding="strong">
      <string>Noto Sans</string>
      <string>Noto Sans Devanagari</string>
    </edit>
  </match>
</fontconfig>
`;
}
