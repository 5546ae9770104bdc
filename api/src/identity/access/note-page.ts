import { MAX_PAGE_SIZE } from '@pehchan/contract/common';
import type { Request, Response } from 'express';
import { isAdmin } from '../accounts/index.ts';
import { countPage } from '../audit/index.ts';
import { currentUser } from '../sessions/current-user.ts';
import { demandStep } from './second-step.ts';

/** Biodata that an administrator can read in a day without a new second step: five pages of full size. */
const WITHOUT_FRESH_STEP = 5 * MAX_PAGE_SIZE;

/** Count a page of whole biodata before it is sent. The audit log gets a line per administrator and day. */
export async function notePage(
  { req, res }: { req: Request; res: Response },
  pageSize: number,
): Promise<void> {
  const actor = currentUser(res);
  if (!isAdmin(actor)) return;
  if ((await countPage(actor, pageSize)) > WITHOUT_FRESH_STEP) await demandStep(req, res, 'fresh');
}
