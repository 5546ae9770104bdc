import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { API_VERSION } from '@pehchan/contract/version';

export type Connection = {
  /** The contract's version that the API named last; a remote's range is held against it. */
  apiVersion: string;
  /** Whose page this is, as the API last said. */
  account?: number;
};

/** What the page knows of the API from its replies, and what they mean for the session. */
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
    /** The API no longer knows the session. */
    sessionEnded: () => undefined,
    /**
     * A call was forbidden: what the page believes of its user's rights may be old. An administrator may have
     * been made a member meanwhile.
     */
    rightsDoubted: () => undefined,
  },
});

export const { accountNamed, apiVersionNamed, rightsDoubted, sessionEnded } = connection.actions;
