/** Modules that remotes share. An addition is a minor version of the kit, a removal or change a major one. */
export { KIT_VERSION } from './version.ts';
export { to } from './addresses.ts';
export { paths } from './paths.ts';
export { call, request } from './calls/base-api.ts';
export { useApiVersion } from './calls/use-api-version.ts';
export { noteRemoteLoad } from './calls/remote-loads.ts';
export type { StepWanted } from './calls/second-step.ts';
export { useSecondStep, useStepPutOffAt } from './session/use-second-step.ts';
export { useSignOut } from './session/use-sign-out.ts';
export { useMode } from './theme/use-mode.ts';
export { defineEndpoints } from './calls/define-endpoints.ts';
export { statusOf } from './calls/status-of.ts';
export { errorReply } from './calls/base-query.ts';
export { createStore, type Store } from './store.ts';
export { noticeAdded, type Notice } from './notices/notices.ts';
export { useNotices } from './notices/use-notices.ts';
export { usePreferences } from './preferences/use-preferences.ts';
export { THEMES, type Theme } from './preferences/themes.ts';
export { PAGE_SIZES } from './preferences/page-sizes.ts';
export { onTabNews, tellTabs } from './preferences/tabs.ts';
export { readCookie } from './preferences/cookies.ts';
export { useCheckQuery, useRegisterMutation, type AccountValues } from './session/session-api.ts';
export { mayBeSignedIn, useSession, useSignedInUser, type Session } from './session/use-session.ts';
export { StatusTag } from './session/status-tag.tsx';
export { Watermark } from './session/watermark.tsx';
export { formatInstant } from './i18n/format-instant.ts';
export { displayName } from './i18n/display-name.ts';
export {
  LanguageContext,
  useLanguage,
  useKitTranslation,
  useTranslation,
  type KitTranslate,
} from './i18n/use-translation.ts';
export { catalogueOf, lateCatalogueOf, loadTexts, tryLoadTexts } from './i18n/catalogue-of.ts';
export { sentencesOf, type Catalogue, type Sentence } from './i18n/sentences.ts';
export { useCreateProfileMutation } from './biodata/biodata-api.ts';
export { useQueryString } from './lists/use-query-string.ts';
export { useListPage } from './lists/use-list-page.ts';
export { useWayBack } from './lists/use-way-back.ts';
export { QueryList } from './lists/query-list.tsx';
export { latestReply, type ListQuery } from './lists/list-query.ts';
export { useFocusReturn } from './lists/use-focus-return.ts';
export { useListState, type ListState } from './lists/use-list-state.ts';
export { OwnerContext } from './owner.ts';
export { ContactsContext, useContacts, type Contact } from './contacts.ts';
export { useRemembered } from './use-remembered.ts';
export { forgetEverything } from './storage.ts';
export { LEAVING } from './leaving.ts';
export { styleNonce } from './theme/nonce.ts';
export { NotFound } from './not-found.tsx';
export { KitProviders } from './kit-providers.tsx';
export type { PageTable } from './remote-page.ts';

export { shownOf, useKept, useStay } from './deprecated/index.ts';
