import { Router } from 'express';
import { limitReporting } from '../../ground/http/middleware/rate-limit.ts';
import { forbidden, notFound } from '../../ground/runtime/errors.ts';
import { on } from '../../identity/access/on.ts';
import { noteLooks } from '../../register/views/index.ts';
import { decideReport } from './commands/decide-report.ts';
import { reportFamily } from './commands/report-family.ts';
import { countOpen, findReports } from './models/report-list.ts';
import { Report } from './models/report.ts';
import { reportPolicy } from './policy.ts';
import { presentOwnReport, presentReport } from './presenter.ts';

export const reports = Router();

on(reports, 'getOwnReports', async ({ actor }) => ({
  reports: (await Report.ofAccount(actor.id)).map(presentOwnReport),
}));

on(reports, 'report', [limitReporting], async ({ actor, body, translate }) => {
  await reportFamily(actor, body);
  return { message: translate('done.report') };
});

on(reports, 'getReports', async ({ actor, query }) => {
  const [{ rows, total }, open] = await Promise.all([findReports(query), countOpen()]);
  const ids = rows.flatMap(({ userId, aboutId }) => [userId, aboutId]);
  // Add a line to the access logs of both families, because a report has their phone numbers.
  await noteLooks(actor, 'listed', { column: 'userId', ids });
  const { page = 1, pageSize } = query;
  return { entries: rows.map((row) => presentReport(row, actor)), total, page, pageSize, open };
});

on(reports, 'decideReport', async ({ actor, id, body, translate }) => {
  const report = await Report.findByPk(id);
  if (!report) throw notFound();
  if (!reportPolicy.decide(actor, report)) throw forbidden('refused.report.own');
  await decideReport(actor, report, body);
  return { state: body.state, message: translate(`done.report.${body.state}`) };
});
