import type { OwnReport, ReportForAdmins } from '@pehchan/contract/reports';
import type { Actor } from '../../identity/accounts/index.ts';
import type { ReportWithFamilies } from './models/report-list.ts';
import type { ReportRow } from './models/report.ts';
import { reportPolicy } from './policy.ts';

const presentReportBase = ({ id, state, text, answer, createdAt, decidedAt }: ReportRow) => ({
  id,
  state,
  text,
  answer,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

const presentAbout = ({ aboutId, aboutName, aboutVillage }: ReportRow) => ({
  userId: aboutId,
  name: aboutName,
  village: aboutVillage,
});

/** Return a report for its family, without the administrator's name and note. */
export const presentOwnReport = (report: ReportRow): OwnReport => ({
  ...presentReportBase(report),
  profileId: report.profileId,
  about: presentAbout(report),
});

export const presentReport = (report: ReportWithFamilies, reader: Actor): ReportForAdmins => ({
  ...presentReportBase(report),
  mayDecide: reportPolicy.decide(reader, report),
  note: report.note,
  decidedBy: report.decidedBy,
  profile: {
    id: report.profileId,
    fullname: report.profileName,
    // The database has no booleans.
    isTheirs: Boolean(report.isTheirs),
  },
  by: { userId: report.userId, name: report.byName, village: report.byVillage, phone: report.byPhone },
  about: { ...presentAbout(report), phone: report.aboutPhone },
  lines: report.lines.map(({ firstAt, lastAt, ...line }) => ({
    ...line,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  })),
});
