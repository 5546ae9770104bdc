import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useSelector, type TypedUseSelectorHook } from 'react-redux';
import { baseApi } from './calls/base-api.ts';
import { onRightsDoubted } from './calls/session-ended.ts';
import { upload } from './calls/upload.ts';
import { notices } from './notices/notices.ts';
import { preferences, preferencesHeard } from './preferences/preferences.ts';
import { onTabNews } from './preferences/tabs.ts';

/** The page's one store. */
export function createStore() {
  const store = configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      [preferences.name]: preferences.reducer,
      [notices.name]: notices.reducer,
      [upload.name]: upload.reducer,
    },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    devTools: process.env.NODE_ENV !== 'production',
  });
  setupListeners(store.dispatch);
  onRightsDoubted(() => store.dispatch(baseApi.util.invalidateTags(['Session'])));
  onTabNews((news) => {
    if (news.kind === 'preferences') store.dispatch(preferencesHeard(news.preferences));
  });
  return store;
}

export type Store = ReturnType<typeof createStore>;
type KitState = ReturnType<Store['getState']>;

/** Typed access for the kit itself; remotes get narrow hooks instead of the state's shape. */
export const useKitSelector: TypedUseSelectorHook<KitState> = useSelector;
