import { Router } from 'express';
import { limitReporting } from '../http/middleware/rate-limit.ts';
import { on } from '../http/on.ts';
import { decideReport } from './commands/decide-report.ts';
import { tellAdministrators } from './commands/tell-administrators.ts';
import { countOpen, findReports } from './models/report-list.ts';
import { Report } from './models/report.ts';
import { presentOwnReport, presentReport } from './presenter.ts';

export const reports = Router();

on(reports, 'getOwnReports', async ({ actor }) => ({
  reports: (await Report.ofAccount(actor.id)).map(presentOwnReport),
}));

on(reports, 'report', [limitReporting], async ({ actor, body, translate }) => {
  await tellAdministrators(actor, body);
  return { message: translate('done.report') };
});

on(reports, 'getReports', async ({ query }) => {
  const [{ rows, total }, open] = await Promise.all([findReports(query), countOpen()]);
  const { page = 1, pageSize } = query;
  return { entries: rows.map(presentReport), total, page, pageSize, open };
});

on(reports, 'decideReport', async ({ actor, id, body, translate }) => {
  await decideReport(actor, id, body);
  return { state: body.state, message: translate(`done.report.${body.state}`) };
});
