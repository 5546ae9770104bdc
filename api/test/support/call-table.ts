import type { EndpointName } from '@pehchan/contract/endpoints';
import { accountForm, biodataForm, multipart, newEmail, newPhone, PASSWORD } from './factories.ts';
import type { Call } from './test-server.ts';

/**
 * The access table: the status of every call by each kind of caller, on the caller's own and on other
 * records. `access.test.ts` fails for a call of the contract without a row.
 */
export const CALLERS = ['anonymous', 'pending', 'rejected', 'approved', 'admin', 'maintainer'] as const;
export type Caller = (typeof CALLERS)[number];
type Statuses = Record<Caller, number>;

const all = (status: number): Statuses => statuses(status, status, status, status, status, status);
const signedIn = statuses(401, 200, 200, 200, 200, 200);
const approvedUp = statuses(401, 403, 403, 200, 200, 200);
const adminOnly = statuses(401, 403, 403, 403, 200, 200);
const maintainerOnly = statuses(401, 403, 403, 403, 403, 200);
const notOthers = statuses(401, 404, 404, 404, 200, 200);

function statuses(
  ...[anonymous, pending, rejected, approved, admin, maintainer]: [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
): Statuses {
  return { anonymous, pending, rejected, approved, admin, maintainer };
}

/** The record that a call is about: none, the caller's own, an approved account's or a pending account's. */
export type Target = 'none' | 'own' | 'approved’s' | 'pending’s';
type Ids = { profile: number; user: number; phone: string };
export type Row = {
  target: Target;
  expected: Statuses;
  call?: (ids: Ids) => Call | Promise<Call>;
};

const byProfile = ({ profile }: Ids) => ({ params: { id: profile } });
const onShortlist = (ids: Ids) => ({ ...byProfile(ids), json: { stage: 'talking' } });
const byUser = ({ user }: Ids) => ({ params: { id: user } });
const list = (expected: Statuses): Row[] => [
  { target: 'none', expected },
  { target: 'none', expected, call: () => ({ query: { page: 1 } }) },
];
const onUser = (call: Row['call'], own: Statuses = signedIn): Row[] => [
  { target: 'own', expected: own, call },
  { target: 'approved’s', expected: notOthers, call },
  { target: 'pending’s', expected: notOthers, call },
];
const moves = (own: number): Row[] => [
  { target: 'own', expected: { ...adminOnly, admin: own, maintainer: own }, call: byUser },
  { target: 'approved’s', expected: adminOnly, call: byUser },
  { target: 'pending’s', expected: adminOnly, call: byUser },
];
const adminsGet = (status: number): Statuses => ({ ...adminOnly, admin: status, maintainer: status });
const shown = (json: Record<string, string>): Row[] => [
  { target: 'none', expected: adminsGet(400), call: () => ({ json }) },
];
const editUser = async ({ user, phone }: Ids): Promise<Call> => {
  const { password, ...fields } = accountForm({ phone });
  return { params: { id: user }, form: await multipart({ ...fields, currentPassword: password }, null) };
};
const editProfile = async ({ profile }: Ids): Promise<Call> => ({
  params: { id: profile },
  form: await multipart(biodataForm(), null),
});

export const TABLE: Record<EndpointName, Row[]> = {
  register: [{ target: 'none', expected: all(201), call: () => ({ json: accountForm() }) }],
  checkAvailability: [
    { target: 'none', expected: all(200), call: () => ({ json: { phone: newPhone(), email: newEmail() } }) },
  ],
  login: [
    {
      target: 'none',
      expected: all(401),
      call: () => ({ json: { phone: newPhone(), password: 'wrong password' } }),
    },
  ],
  logout: [{ target: 'none', expected: all(200) }],
  check: [{ target: 'none', expected: signedIn }],
  forgotPassword: [{ target: 'none', expected: all(200), call: () => ({ json: { email: newEmail() } }) }],
  resetPassword: [
    {
      target: 'none',
      expected: all(400),
      call: () => ({
        params: { email: `nobody${newPhone()}@example.org`, hashed: 'f'.repeat(64) },
        json: { password: 'new password', otp: '123456' },
      }),
    },
  ],
  detachEmail: [{ target: 'none', expected: all(400), call: () => ({ json: { token: 'made-up' } }) }],
  makeRecoveryCode: moves(403),
  recover: [
    {
      target: 'none',
      expected: all(400),
      call: () => ({ json: { phone: newPhone(), code: '123412341234', password: 'a quiet river' } }),
    },
  ],
  getRecoveryRequests: [{ target: 'none', expected: adminOnly }],
  confirmRecovery: [
    { target: 'none', expected: adminsGet(404), call: () => ({ params: { id: 4_000_000_000 } }) },
  ],
  readRecovery: [{ target: 'none', expected: signedIn }],
  createProfile: [
    {
      target: 'none',
      expected: all(201),
      call: async () => ({ form: await multipart({ ...accountForm(), ...biodataForm() }) }),
    },
  ],
  getOwnProfiles: list(signedIn),
  getProfile: [
    { target: 'own', expected: signedIn, call: byProfile },
    { target: 'approved’s', expected: statuses(401, 404, 404, 200, 200, 200), call: byProfile },
    { target: 'pending’s', expected: notOthers, call: byProfile },
  ],
  getHiddenFamilies: [{ target: 'none', expected: approvedUp }],
  hideFamily: [
    { target: 'own', expected: { ...adminsGet(404), approved: 404 }, call: byUser },
    { target: 'approved’s', expected: approvedUp, call: byUser },
    { target: 'pending’s', expected: { ...adminsGet(404), approved: 404 }, call: byUser },
  ],
  showFamily: [{ target: 'approved’s', expected: approvedUp, call: byUser }],
  getOwnReports: [{ target: 'none', expected: approvedUp }],
  // The reported account has not opened the biodata, so the API answers 404.
  report: [
    {
      target: 'own',
      expected: { ...adminsGet(404), approved: 404 },
      call: ({ user, profile }) => ({
        json: { userId: user, profileId: profile, text: 'They call at night' },
      }),
    },
  ],
  getReports: list(adminOnly),
  decideReport: [
    {
      target: 'none',
      expected: adminsGet(404),
      call: () => ({ params: { id: 4_000_000_000 }, json: { state: 'closed', text: 'Nothing in it' } }),
    },
  ],
  getLedger: onUser(byProfile),
  revealPhone: [
    { target: 'own', expected: approvedUp, call: byProfile },
    { target: 'approved’s', expected: approvedUp, call: byProfile },
    { target: 'pending’s', expected: { ...approvedUp, approved: 404 }, call: byProfile },
  ],
  setListing: onUser((ids) => ({ ...byProfile(ids), json: { listing: 'paused' } })),
  setGotraRule: onUser((ids) => ({ ...byProfile(ids), json: { gotraRule: 'all' } })),
  getGotras: [{ target: 'none', expected: approvedUp }],
  answerStillLooking: [{ target: 'none', expected: all(400), call: () => ({ json: { token: 'made-up' } }) }],
  getToBeCalled: list(adminOnly),
  getShortlist: [{ target: 'none', expected: approvedUp }],
  // Administrators use a shortlist as families do. No account can add its own biodata to its shortlist.
  putOnShortlist: [
    { target: 'own', expected: statuses(401, 403, 403, 404, 404, 404), call: onShortlist },
    { target: 'approved’s', expected: approvedUp, call: onShortlist },
    { target: 'pending’s', expected: statuses(401, 403, 403, 404, 404, 404), call: onShortlist },
  ],
  // The call also succeeds for a biodata that isn't on the caller's shortlist.
  takeOffShortlist: onUser(byProfile, approvedUp).map((row) => ({ ...row, expected: approvedUp })),
  readNotice: [{ target: 'none', expected: approvedUp }],
  updateProfile: onUser(editProfile),
  deleteProfile: onUser(byProfile),
  getSheet: onUser(byProfile).map((row) => ({
    ...row,
    expected: row.target === 'own' ? signedIn : statuses(401, 404, 404, 404, 404, 404),
  })),
  noOtherPhoto: onUser(byProfile).map((row) => ({
    ...row,
    expected: row.target === 'own' ? signedIn : statuses(401, 404, 404, 404, 404, 404),
  })),
  getUser: onUser(byUser),
  updateUser: onUser(editUser),
  changePassword: [
    {
      target: 'none',
      expected: statuses(401, 403, 403, 403, 403, 403),
      call: () => ({ json: { currentPassword: 'wrong password', password: 'another password' } }),
    },
  ],
  getSessions: [{ target: 'none', expected: signedIn }],
  endSession: [
    {
      target: 'none',
      expected: statuses(401, 404, 404, 404, 404, 404),
      call: () => ({ params: { session: 'f'.repeat(32) } }),
    },
  ],
  endOtherSessions: [{ target: 'none', expected: signedIn }],
  restoreContacts: [
    { target: 'none', expected: all(404), call: () => ({ json: { token: 'no such token' } }) },
  ],
  deleteUser: onUser(({ user }) => ({ params: { id: user }, json: { currentPassword: PASSWORD } }), {
    ...signedIn,
    admin: 403,
    maintainer: 403,
  }),
  getAllProfiles: list(approvedUp),
  getRejectedProfiles: list(adminOnly),
  getTotalProfiles: list(adminOnly),
  getFemaleProfiles: list(adminOnly),
  getMaleProfiles: list(adminOnly),
  getApprovedProfiles: list(adminOnly),
  getUserProfiles: [
    { target: 'own', expected: adminOnly, call: byUser },
    { target: 'pending’s', expected: adminOnly, call: byUser },
  ],
  getUsers: list(adminOnly),
  getPendingUsers: list(adminOnly),
  getApprovedUsers: list(adminOnly),
  getCounts: list(adminOnly),
  getAudit: list(adminOnly),
  // The reply has one result per account, so its status doesn't depend on the accounts.
  reviewUsers: (['own', 'approved’s', 'pending’s'] as const).map((target) => ({
    target,
    expected: adminOnly,
    call: ({ user }) => ({ json: { ids: [user], status: 'rejected' } }),
  })),
  getSecurityEvents: onUser(byUser, adminOnly).map((row) => ({ ...row, expected: adminOnly })),
  endSessionsOf: onUser(byUser, adminsGet(403)).map((row) => ({
    ...row,
    expected: row.target === 'own' ? adminsGet(403) : adminOnly,
  })),
  getHeavyReaders: [{ target: 'none', expected: adminOnly }],
  getSecondStep: [{ target: 'none', expected: adminOnly }],
  beginTotp: [{ target: 'none', expected: adminOnly }],
  beginPasskey: [{ target: 'none', expected: adminOnly }],
  passSetUpCode: shown({ code: '1234 1234 1234' }),
  // No caller has set up a second step: each code is wrong, and there is nothing to remove.
  confirmTotp: shown({ code: '123456' }),
  passTotp: shown({ code: '123456' }),
  passRecoveryCode: shown({ code: 'ABCDE-FGHJK' }),
  addPasskey: shown({ answer: '{}', name: 'Phone' }),
  passPasskey: shown({ answer: '{}' }),
  askPasskey: [{ target: 'none', expected: adminsGet(404) }],
  removeTotp: [{ target: 'none', expected: adminsGet(404) }],
  removePasskey: [{ target: 'none', expected: adminsGet(404), call: byUser }],
  renewRecoveryCodes: [{ target: 'none', expected: adminsGet(404) }],
  resetSecondStep: [
    { target: 'own', expected: adminsGet(403), call: byUser },
    { target: 'approved’s', expected: adminsGet(404), call: byUser },
  ],
  getStatistics: list(adminOnly),
  getWaiting: list(adminOnly),
  getSystem: list(adminOnly),
  // The form has no picture, which the API notices only after the check of the caller's rights.
  traceCopy: [
    {
      target: 'none',
      expected: statuses(401, 403, 403, 403, 400, 400),
      call: async () => ({ form: await multipart({}, null) }),
    },
  ],
  exportUsers: list(adminOnly),
  exportProfiles: list(adminOnly),
  reportClientError: [
    {
      target: 'none',
      expected: all(201),
      call: () => ({ json: { kind: 'script', message: 'x is undefined' } }),
    },
  ],
  approveUser: moves(200),
  pendUser: moves(403),
  rejectUser: moves(403),
  // No administrator has just decided on these accounts, so there is nothing to undo.
  undoDecision: onUser(byUser, adminsGet(409)).map((row) => ({ ...row, expected: adminsGet(409) })),
  getReviewHints: moves(200),
  getNotes: moves(200),
  addNote: moves(200).map((row) => ({
    ...row,
    call: (ids) => ({ ...byUser(ids), json: { text: 'Called them' } }),
  })),
  getOwnStanding: [{ target: 'none', expected: signedIn }],
  resubmit: [{ target: 'none', expected: statuses(401, 409, 200, 409, 409, 409) }],
  countUsersWithoutProfiles: [{ target: 'none', expected: maintainerOnly }],
  deleteUsersWithoutProfiles: [{ target: 'none', expected: maintainerOnly }],
};
