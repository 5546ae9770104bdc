import { array, number, object, string, type InferType } from 'yup';
import { foundProfileSchema } from '../biodata/index.ts';
import { message } from '../common/index.ts';
import { STAGES } from './values.ts';

const said = {
  stage: string().oneOf(STAGES).required(),
  note: string().defined(),
  forProfile: number().integer().nullable().defined(),
};

/** For a biodata that is no longer listed, everything but its id is null. */
export const shortlistEntrySchema = object({
  profileId: number().integer().required(),
  stage: said.stage.nullable().defined(),
  note: said.note.nullable().defined(),
  forProfile: said.forProfile,
  profile: foundProfileSchema.nullable().defined(),
});

export const shortlistReplySchema = object({ entries: array(shortlistEntrySchema).required() });
export const keptReplySchema = object({ ...said, message });

export type ShortlistEntry = InferType<typeof shortlistEntrySchema>;
export type ShortlistReply = InferType<typeof shortlistReplySchema>;
