/** The test kit: a page in real surroundings, with the API's answers said by the test. For tests only. */
import './hooks.ts';

export { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
export { answers, holds, refuses, server, type ReplyOf } from './server.ts';
export { renderPage } from './render-page.tsx';
export {
  buildAdministrator,
  buildPendingUser,
  buildProfile,
  buildSessionUser,
  buildUser,
  countsReply,
  profilesReply,
  usersReply,
} from './builders.ts';
export { testCatalogue } from './catalogues.ts';
