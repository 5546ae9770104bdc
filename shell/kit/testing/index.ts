/** The test kit: renders pages in the real providers, with a mocked API. */
export { renderHook, screen, waitFor, within } from '@testing-library/react';
export { choose, fillDate } from './choose.ts';
export { deferred } from './deferred.ts';
export { answers, holds, lostAnswer, refuses, releases, sends, server } from './server.ts';
export { renderPage } from './render-page.tsx';
export {
  auditReply,
  buildAdministrator,
  buildAuditEntry,
  buildFoundProfile,
  buildPendingUser,
  buildProfile,
  buildSessionUser,
  buildUser,
  countsReply,
  ownProfilesReply,
  profilesReply,
  statisticsReply,
  systemReply,
  userProfilesReply,
  usersReply,
} from './builders.ts';
export { testCatalogue } from './catalogues.ts';
