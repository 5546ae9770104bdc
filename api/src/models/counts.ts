import type { CountsReply } from '@pehchan/contract/replies';
import { QueryTypes } from 'sequelize';
import { sequelize } from '../database/sequelize.ts';

type Group = { name: string; amount: number };

const groups = (table: 'users' | 'profiles', column: 'status' | 'gender') =>
  sequelize.query<Group>(`SELECT ${column} AS name, COUNT(*) AS amount FROM ${table} GROUP BY ${column}`, {
    type: QueryTypes.SELECT,
  });

/** The seven numbers of the dashboard (specification section 3), each table read once, from an index. */
export async function countAll(): Promise<Omit<CountsReply, 'message'>> {
  const [standings, genders] = await Promise.all([groups('users', 'status'), groups('profiles', 'gender')]);
  const of = (all: Group[], name: string) => all.find((group) => group.name === name)?.amount ?? 0;
  const sum = (all: Group[]) => all.reduce((total, { amount }) => total + amount, 0);
  return {
    totaluserCount: sum(standings),
    totalProfiles: sum(genders),
    totalApprovedUsers: of(standings, 'approved'),
    totalApprovalPendingUsers: of(standings, 'pending'),
    totalRejectedUsers: of(standings, 'rejected'),
    totalMaleProfiles: of(genders, 'MALE'),
    totalFemaleProfiles: of(genders, 'FEMALE'),
  };
}
