import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Notice = { id: number; kind: 'success' | 'error' | 'info'; text: string };

type Notices = { next: number; waiting: Notice[] };

function takeErrorsBack(state: Notices): void {
  state.waiting = state.waiting.filter(({ kind }) => kind !== 'error');
}

/** What is waiting to be said to the person. One list, shown in one place: the shell's toast region. */
export const notices = createSlice({
  name: 'notices',
  initialState: { next: 1, waiting: [] } as Notices,
  reducers: {
    noticeAdded: (state, { payload }: PayloadAction<Omit<Notice, 'id'>>) => {
      if (payload.kind === 'success') takeErrorsBack(state);
      // The same sentence while it is still on the screen is said once: two lists failing alike are one bad
      // signal.
      if (state.waiting.some(({ text }) => text === payload.text)) return;
      state.waiting.push({ id: state.next, ...payload });
      state.next += 1;
    },
    /** What failed before has now worked. */
    callWorked: takeErrorsBack,
    noticeDismissed: (state, { payload }: PayloadAction<number>) => {
      state.waiting = state.waiting.filter(({ id }) => id !== payload);
    },
  },
});

export const { noticeAdded, callWorked, noticeDismissed } = notices.actions;
