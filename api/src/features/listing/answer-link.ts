import { timingSafeEqual } from 'node:crypto';
import { env } from '../../ground/runtime/env.ts';
import { keyedHash } from '../../ground/runtime/keyed-hash.ts';

/** The question whether a family still seeks a match. An answer or a new question voids the mailed link. */
export type Question = { profileId: number; askedAt: Date };

const signatureOf = ({ profileId, askedAt }: Question) =>
  keyedHash('still-looking', profileId, askedAt.getTime()).slice(0, 32);

export const answerLink = (question: Question): string =>
  `${env.publicUrl}/still-looking/${question.profileId}-${question.askedAt.getTime()}-${signatureOf(question)}`;

export function readAnswerToken(token: string): Question | undefined {
  const [, id, milliseconds, signature = ''] = /^(\d{1,10})-(\d{1,15})-([0-9a-f]{32})$/.exec(token) ?? [];
  if (!id || !milliseconds) return undefined;
  const question = { profileId: Number(id), askedAt: new Date(Number(milliseconds)) };
  const isOurs = timingSafeEqual(Buffer.from(signatureOf(question)), Buffer.from(signature));
  return isOurs ? question : undefined;
}
