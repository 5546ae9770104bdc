import { array, number, object, string, type InferType } from 'yup';
import { foundProfileSchema } from '../biodata/index.ts';
import { message } from '../common/index.ts';
import { STAGES } from './values.ts';

const entryData = {
  stage: string().oneOf(STAGES).required(),
  note: string().defined(),
  forProfile: number().integer().nullable().defined(),
};

/** For a biodata that is no longer listed, everything but its id is null. */
export const shortlistEntrySchema = object({
  profileId: number().integer().required(),
  stage: entryData.stage.nullable().defined(),
  note: entryData.note.nullable().defined(),
  forProfile: entryData.forProfile,
  profile: foundProfileSchema.nullable().defined(),
});

export const shortlistReplySchema = object({ entries: array(shortlistEntrySchema).required() });
export const keptReplySchema = object({ ...entryData, message });

export type ShortlistEntry = InferType<typeof shortlistEntrySchema>;
export type ShortlistReply = InferType<typeof shortlistReplySchema>;
