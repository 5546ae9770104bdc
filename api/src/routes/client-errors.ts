import type { MessageReply } from '@pehchan/contract/common';
import { endpoints } from '@pehchan/contract/endpoints';
import { clientErrorSchema } from '@pehchan/contract/site';
import { Router } from 'express';
import { logger, withoutPeople } from '../logger.ts';
import { countClientReport } from '../metrics.ts';
import { may } from '../middleware/guards.ts';
import { say } from '../middleware/language.ts';
import { limitAddress } from '../middleware/rate-limit.ts';
import { parse } from '../parse.ts';

const { reportClientError } = endpoints;

export const clientErrors = Router();

/** Errors of the page, beside the API's own in one log: somebody must hear of them, since the console is silenced. */
clientErrors.post(
  reportClientError.path,
  may(reportClientError),
  limitAddress('client-error'),
  (req, res) => {
    const { kind, ...texts } = parse(clientErrorSchema, req.body);
    const clean = Object.entries(texts).map(([name, text]) => [name, withoutPeople(text)]);
    countClientReport(kind, texts.part, texts.code);
    logger.warn({ client: { kind, ...Object.fromEntries(clean) } }, 'client error');
    res.status(201).json({ message: say(req, res, 'done.noted') } satisfies MessageReply);
  },
);
