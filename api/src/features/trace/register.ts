import { markSecrets, PhotoOrigin } from '../../register/photos/index.ts';
import { allCodes, photosOfRegister, servedToOthers } from './models/suspects.ts';

export const register = async () => ({
  photoKeys: await photosOfRegister(),
  codes: await allCodes(),
  secrets: markSecrets(),
  servedAmong: servedToOthers,
  relativesOf: (photoKey: string) => PhotoOrigin.relativesOf(photoKey),
});
