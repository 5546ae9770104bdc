import type { SessionUser, User } from '@pehchan/contract/accounts';
import type { AuditEntry, AuditReply } from '@pehchan/contract/audit';
import {
  ofEachField,
  type FoundProfile,
  type OwnProfilesReply,
  type Profile,
  type ProfilesReply,
  type UserProfilesReply,
} from '@pehchan/contract/biodata';
import { VILLAGES } from '@pehchan/contract/common';
import { AGE_BANDS, type CountsReply, type StatisticsReply } from '@pehchan/contract/overview';
import type { UsersReply, UserWithProfiles } from '@pehchan/contract/review';
import type { SystemReply } from '@pehchan/contract/site';

let last = 0;
const nextId = () => (last += 1);

export function buildUser(overrides: Partial<User> = {}): User {
  const id = nextId();
  return {
    id,
    name: `RAMESH MEHTA ${id}`,
    Father: 'KISHAN MEHTA',
    email: `family.${id}@example.org`,
    phone: `9${String(id).padStart(9, '0')}`,
    village: 'DANTRAI',
    role: 'USER',
    image: null,
    IsApproved: true,
    IsRejected: false,
    createdAt: '2026-01-05T10:00:00.000Z',
    ...overrides,
  };
}

export function buildPendingUser(overrides: Partial<UserWithProfiles> = {}): UserWithProfiles {
  const user = buildUser({ IsApproved: false });
  return {
    ...user,
    standingSince: user.createdAt,
    language: 'en',
    rejection: null,
    profiles: [],
    ...overrides,
  };
}

export function buildSessionUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    ...buildUser(),
    language: 'en',
    noticeRead: true,
    recovery: null,
    can: { search: true, administer: false, purge: false },
    ...overrides,
  };
}

export function buildAdministrator(overrides: Partial<SessionUser> = {}): SessionUser {
  return buildSessionUser({
    role: 'ADMIN',
    can: { search: true, administer: true, purge: false },
    ...overrides,
  });
}

/** Build a biodata. Optional fields are blank by default. */
export function buildProfile(overrides: Partial<Profile> = {}): Profile {
  const id = nextId();
  return {
    ...ofEachField(() => ''),
    manglik: '',
    id,
    fullname: `ASHA MEHTA ${id}`,
    gender: 'FEMALE',
    dateOfBirth: '1999-04-01T00:00:00.000Z',
    age: 27,
    height: "5.2'",
    currentLiveCity: 'PUNE',
    gotra: 'KASHYAP',
    phone: '9876543210',
    village: 'DANTRAI',
    father: 'RAMESH MEHTA',
    mother: 'KAMLA MEHTA',
    image: null,
    imagePublicID: null,
    education: 'B.COM',
    employedIn: 'PRIVATE',
    noOfBrothers: 1,
    noOfMarriedBrothers: 0,
    noOfsisters: 0,
    noOfMarriedSisters: 0,
    listing: 'open',
    candidateKnows: false,
    heightCm: 157,
    gotraRule: 'own',
    createdAt: '2026-01-05T10:00:00.000Z',
    user: buildUser(),
    ...overrides,
  };
}

/** Build a biodata as another family finds it, before it opens the biodata or reveals the number. */
export function buildFoundProfile(overrides: Partial<FoundProfile> = {}): FoundProfile {
  const { user, ...profile } = buildProfile();
  const { id, name, Father, village } = user;
  return {
    ...profile,
    phone: null,
    mother: null,
    listing: null,
    gotraRule: null,
    clash: null,
    shownSince: profile.createdAt,
    user: { id, name, Father, village },
    ...overrides,
  };
}

const onePageOf = (rows: readonly unknown[]) => ({ total: rows.length, page: 1, pageSize: 5 });

export function profilesReply<Row>(
  profiles: Row[],
  paging: Partial<Omit<ProfilesReply, 'profiles'>> = {},
): Omit<ProfilesReply, 'profiles'> & { profiles: Row[] } {
  return { profiles, ...onePageOf(profiles), ...paging };
}

export function ownProfilesReply(
  profiles: Profile[],
  paging: Partial<OwnProfilesReply> = {},
): OwnProfilesReply {
  return {
    ...profilesReply(profiles),
    stillLooking: [],
    newInLedger: [],
    copiedPhotos: [],
    message: 'Biodata Fetched',
    ...paging,
  };
}

export function usersReply(users: UserWithProfiles[], paging: Partial<UsersReply> = {}): UsersReply {
  return { users, ...onePageOf(users), ...paging };
}

export function countsReply(overrides: Partial<CountsReply> = {}): CountsReply {
  return {
    totaluserCount: 120,
    totalProfiles: 200,
    totalApprovedUsers: 86,
    totalApprovalPendingUsers: 15,
    totalMaleProfiles: 90,
    totalFemaleProfiles: 110,
    totalRejectedUsers: 19,
    totalApprovedProfiles: 157,
    totalRejectedProfiles: 23,
    message: 'Counts fetched',
    ...overrides,
  };
}

export function userProfilesReply(
  profiles: Profile[],
  copiedPhotos: UserProfilesReply['copiedPhotos'] = [],
): UserProfilesReply {
  return { userProfilesList: profiles, copiedPhotos, ...onePageOf(profiles), message: 'Biodata Fetched' };
}

export function statisticsReply(overrides: Partial<StatisticsReply> = {}): StatisticsReply {
  return {
    weeks: [
      { monday: '2026-01-05', registrations: 4, approvals: 3 },
      { monday: '2026-01-12', registrations: 2, approvals: 5 },
    ],
    villages: VILLAGES.map((village) => ({ village, male: 1, female: 2 })),
    ages: AGE_BANDS.map((band) => ({ ...band, male: 6, female: 7 })),
    ...overrides,
  };
}

export function buildAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: nextId(),
    actorId: 1,
    actorName: 'ASHOK PUROHIT',
    action: 'standing',
    subjectKind: 'user',
    subjectId: 2,
    subjectName: 'RAMESH MEHTA',
    userId: 2,
    from: 'pending',
    to: 'approved',
    changed: [],
    reasons: [],
    filters: null,
    rows: null,
    createdAt: '2026-01-06T10:00:00.000Z',
    ...overrides,
  };
}

export function auditReply(entries: AuditEntry[], paging: Partial<AuditReply> = {}): AuditReply {
  return { entries, ...onePageOf(entries), ...paging };
}

export function systemReply(overrides: Partial<SystemReply> = {}): SystemReply {
  return {
    api: '1.4.0',
    contract: '1.7.0',
    node: '24.0.0',
    database: { kind: 'MariaDB', version: '10.11.6' },
    redis: '7.0.15',
    photoStore: 'disk',
    mailStore: 'outbox',
    tasks: { waiting: 3, failed: 1, setAside: 0 },
    demo: true,
    uptime: 7200,
    ...overrides,
  };
}
