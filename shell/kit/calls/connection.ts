import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { API_VERSION } from '@pehchan/contract/version';

export type Connection = {
  /** The contract version of the API's last reply. The shell compares each remote with it. */
  apiVersion: string;
  account?: number;
};

export const connection = createSlice({
  name: 'connection',
  initialState: { apiVersion: API_VERSION } as Connection,
  reducers: {
    apiVersionNamed: (state, { payload }: PayloadAction<string>) => {
      state.apiVersion = payload;
    },
    accountNamed: (state, { payload }: PayloadAction<number>) => {
      state.account = payload;
    },
    sessionEnded: () => undefined,
    /** A call was forbidden, so the page's copy of the account's role may be out of date. */
    rightsDoubted: () => undefined,
  },
});

export const { accountNamed, apiVersionNamed, rightsDoubted, sessionEnded } = connection.actions;
