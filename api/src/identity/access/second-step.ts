import type { Endpoint, Step } from '@pehchan/contract/common';
import type { Request, RequestHandler, Response } from 'express';
import { secondStepWanted } from '../../ground/runtime/errors.ts';
import { isAdmin } from '../accounts/index.ts';
import { findProtection, type StepState, missingStep } from '../second-step/index.ts';
import { maybeUser } from '../sessions/current-user.ts';
import { renewSession } from '../sessions/session.ts';

export async function stepStateOf(req: Request, userId: number): Promise<StepState> {
  const { needsCode, ...protection } = await findProtection(userId);
  const { steppedAt: passedAt, maySetUp = false } = req.session;
  return { ...protection, needsCode: needsCode && !maySetUp, passedAt };
}

/**
 * Refuse administrators who did not pass the second step, also in families' calls: they see more there.
 * @throws 403
 */
export async function demandStep(req: Request, res: Response, step: Step): Promise<void> {
  const user = maybeUser(res);
  if (step === 'none' || !user || !isAdmin(user)) return;
  const missing = missingStep(step, await stepStateOf(req, user.id), Date.now());
  if (missing) throw secondStepWanted({ fresh: step !== 'usual', setUp: missing === 'setUp' });
}

export function passed({ access, step = 'usual' }: Endpoint): RequestHandler {
  return async (req, res, next) => {
    if (access !== 'anyone') await demandStep(req, res, step);
    next();
  };
}

export const noteSetUpCode = (req: Request): Promise<void> => renewSession(req, { maySetUp: true });

export const noteStep = (req: Request): Promise<void> => renewSession(req, { steppedAt: Date.now() });
