import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useSelector, type TypedUseSelectorHook } from 'react-redux';
import { baseApi } from './calls/base-api.ts';
import { connection } from './calls/connection.ts';
import { upload } from './calls/upload.ts';
import { dropDrafts } from './forms/draft/drop-drafts.ts';
import { notices } from './notices/notices.ts';
import { preferences, preferencesReceived } from './preferences/preferences.ts';
import { onTabNews } from './preferences/tabs.ts';
import { sessionReactions, type SessionReactions } from './session/session-reactions.ts';

export function createStore(reactions: SessionReactions = {}) {
  const store = configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      [connection.name]: connection.reducer,
      [preferences.name]: preferences.reducer,
      [notices.name]: notices.reducer,
      [upload.name]: upload.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: reactions } }).concat(
        baseApi.middleware,
        sessionReactions(reactions),
      ),
    devTools: process.env.NODE_ENV !== 'production',
  });
  setupListeners(store.dispatch);
  dropDrafts(undefined);
  onTabNews((news) => {
    if (news.kind === 'preferences') store.dispatch(preferencesReceived(news.preferences));
  });
  return store;
}

export type Store = ReturnType<typeof createStore>;
type KitState = ReturnType<Store['getState']>;

/** Read the store. For the kit only: remotes get narrow hooks and do not depend on the state's shape. */
export const useKitSelector: TypedUseSelectorHook<KitState> = useSelector;
