import { Readable } from 'node:stream';
import {
  type OwnProfilesReply,
  profileQuerySchema,
  type ProfilesReply,
  type UserProfilesReply,
} from '@pehchan/contract/biodata';
import { PAGE_SIZE } from '@pehchan/contract/common';
import { userQuerySchema, type UsersReply } from '@pehchan/contract/review';
import type { Request, Response } from 'express';
import { eachProfile, findProfiles } from '../models/profile-list.ts';
import type { ProfileScope } from '../models/profile-plan.ts';
import { eachUser, findUsers, type UserScope } from '../models/user-list.ts';
import { say } from '../middleware/language.ts';
import { parseQuery } from '../parse.ts';
import { presentProfile } from '../presenters/profile.ts';
import { presentUserWithProfiles } from '../presenters/user-with-profiles.ts';
import { presentWholeList } from '../presenters/whole-list.ts';
import { stream } from './streaming.ts';

/** Answers a list of biodata: the page that the query asks for, or all of it when it asks for none. */
export async function sendProfiles(req: Request, res: Response, scope: ProfileScope): Promise<void> {
  await sendListed(req, res, scope, 'profiles', () => ({}) satisfies Omit<ProfilesReply, keyof Listed>);
}

/** Answers the caller's own biodata, with a sentence. */
export async function sendOwnProfiles(req: Request, res: Response, userId: number): Promise<void> {
  await sendListed(
    req,
    res,
    { userId },
    'profiles',
    (total) =>
      ({
        message: say(req, res, total === 0 ? 'empty.biodata.own.list' : 'done.biodata.ofUser'),
      }) satisfies Omit<OwnProfilesReply, keyof Listed>,
  );
}

/** Answers one account's biodata, with a sentence. */
export async function sendUserProfiles(req: Request, res: Response, userId: number): Promise<void> {
  await sendListed(
    req,
    res,
    { userId },
    'userProfilesList',
    (total) =>
      ({
        message: say(req, res, total === 0 ? 'empty.biodata.ofUser.list' : 'done.biodata.ofUser'),
      }) satisfies Omit<UserProfilesReply, keyof Listed>,
  );
}

/** What every list of biodata has, under the one name or the other. */
type Listed = ProfilesReply & Pick<UserProfilesReply, 'userProfilesList'>;

async function sendListed(
  req: Request,
  res: Response,
  scope: ProfileScope,
  field: 'profiles' | 'userProfilesList',
  more: (total: number) => object,
): Promise<void> {
  const query = parseQuery(profileQuerySchema, req.query);
  if (query.page === undefined) {
    return sendWhole(res, presentWholeList(field, eachProfile(scope, query), presentProfile, more));
  }
  const { rows, total } = await findProfiles(scope, query);
  const { page, pageSize = PAGE_SIZE } = query;
  res.json({ [field]: rows.map(presentProfile), total, page, pageSize, ...more(total) });
}

/** Answers a list of accounts in the same way. */
export async function sendUsers(req: Request, res: Response, scope: UserScope): Promise<void> {
  const query = parseQuery(userQuerySchema, req.query);
  if (query.page === undefined) {
    return sendWhole(res, presentWholeList('users', eachUser(scope, query), presentUserWithProfiles));
  }
  const { rows, total } = await findUsers(scope, query);
  const { page, pageSize = PAGE_SIZE } = query;
  res.json({ users: rows.map(presentUserWithProfiles), total, page, pageSize } satisfies UsersReply);
}

/** As fast as the reader takes it, so that memory stays flat. The first batch is read before the headers go out. */
async function sendWhole(res: Response, chunks: AsyncGenerator<string>): Promise<void> {
  const first = await chunks.next();
  res.type('json');
  if (first.done) {
    res.end();
    return;
  }
  res.write(first.value);
  await stream(Readable.from(chunks), res);
}
