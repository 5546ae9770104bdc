import { markSecrets, PhotoOrigin } from '../../register/photos/index.ts';
import { allCodes, photosOfRegister, servedToOthers, sheetCodes } from './models/suspects.ts';

export const register = async () => ({
  photoKeys: await photosOfRegister(),
  codes: [...(await allCodes()), ...(await sheetCodes())],
  secrets: markSecrets(),
  servedAmong: servedToOthers,
  relativesOf: (photoKey: string) => PhotoOrigin.relativesOf(photoKey),
});
