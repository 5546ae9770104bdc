import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A notice. `from` names the calls that caused an error, which is removed once all of them succeed. */
export type Notice = { id: number; kind: 'success' | 'error' | 'info'; text: string; from?: string[] };

export type NewNotice = Omit<Notice, 'id' | 'from'> & { from?: string };

type Notices = { next: number; waiting: Notice[] };

const isErrorOf = ({ kind, from }: Notice, call: string) => kind === 'error' && from?.includes(call);

export const notices = createSlice({
  name: 'notices',
  initialState: { next: 1, waiting: [] } as Notices,
  reducers: {
    noticeAdded: (state, { payload: { from, ...added } }: PayloadAction<NewNotice>) => {
      // Keep only the last error of a call: several errors would cover the button that repeats the call.
      if (added.kind === 'error' && from !== undefined) {
        state.waiting = state.waiting.filter(
          (notice) => notice.text === added.text || !isErrorOf(notice, from) || notice.from?.length !== 1,
        );
      }
      // Show the same text only once: two lists that fail alike have one cause.
      const same = state.waiting.find(({ text }) => text === added.text);
      if (!same) {
        state.waiting.push({ id: state.next, ...added, from: from === undefined ? [] : [from] });
        state.next += 1;
      } else if (from !== undefined && !same.from?.includes(from)) {
        same.from = [...(same.from ?? []), from];
      }
    },
    /** Remove the earlier errors of a call that succeeds, but keep the errors of other calls. */
    callWorked: (state, { payload: call }: PayloadAction<string>) => {
      for (const notice of state.waiting.filter((each) => isErrorOf(each, call))) {
        notice.from = notice.from?.filter((other) => other !== call) ?? [];
        if (notice.from.length === 0) state.waiting.splice(state.waiting.indexOf(notice), 1);
      }
    },
    noticeDismissed: (state, { payload }: PayloadAction<number>) => {
      state.waiting = state.waiting.filter(({ id }) => id !== payload);
    },
  },
});

export const { noticeAdded, callWorked, noticeDismissed } = notices.actions;
