import type { SheetFormat } from '@pehchan/contract/biodata';
import type { Language } from '@pehchan/contract/messages';
import type { PhotoSize } from '@pehchan/contract/photos';
import { env } from '../../../ground/runtime/env.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { presentProfile } from '../../../register/biodata/index.ts';
import { photoForSheet } from '../../../register/photos/index.ts';
import { draw } from '../drawing.ts';
import { pageOf } from '../page-of.ts';

type Shown = Parameters<typeof presentProfile>[0];
type Asked = { format: SheetFormat; language: Language };

/** The stored size of the photo: a printer shows more pixels than the picture has. */
const MADE_OF: Readonly<Record<SheetFormat, PhotoSize>> = { pdf: 'view', jpeg: 'card' };

/** Make a biodata's sheet. Nothing of it is stored, except that the photo was served. */
export async function makeSheet(
  owner: UserRow,
  profile: Shown,
  { format, language }: Asked,
): Promise<Buffer> {
  const isApproved = owner.status === 'approved';
  const grandfather = owner.fatherName;
  const page = pageOf(presentProfile(profile), { isApproved, grandfather }, language, env.sheetHeading);
  const { photoKey } = profile;
  const photo = photoKey ? await photoForSheet(owner, photoKey, MADE_OF[format]) : undefined;
  return draw({ page, format, ...(photo && { photo }) });
}
