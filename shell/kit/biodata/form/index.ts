/** The form of a biodata. Separate from the rest of `biodata`, because the form downloads all of `forms`. */
export { BiodataFields } from './biodata-fields.tsx';
export { biodataValues, blankBiodata, type BiodataValues } from './biodata-values.ts';
export { editBiodataSchema, newBiodataSchema } from './biodata-form-schema.ts';
export { mayPutOff, PUT_OFF, putOffBiodata, writtenBiodata } from './put-off.ts';
export { PhoneField, VillageField } from './contact-fields.tsx';
export { inWords } from '../words-of.ts';
