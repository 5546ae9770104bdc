import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `from`: the calls that say it. Theirs is what has to work for an error to go. */
export type Notice = { id: number; kind: 'success' | 'error' | 'info'; text: string; from?: string[] };

/** As it is said by one call, or by none. */
export type NewNotice = Omit<Notice, 'id' | 'from'> & { from?: string };

type Notices = { next: number; waiting: Notice[] };

const isErrorOf = ({ kind, from }: Notice, call: string) => kind === 'error' && from?.includes(call);

/** What is waiting to be said to the person. One list, shown in one place: the shell's toast region. */
export const notices = createSlice({
  name: 'notices',
  initialState: { next: 1, waiting: [] } as Notices,
  reducers: {
    noticeAdded: (state, { payload: { from, ...said } }: PayloadAction<NewNotice>) => {
      // Keep only the last error of a call: several would cover the button that sends it again.
      if (said.kind === 'error' && from !== undefined) {
        state.waiting = state.waiting.filter(
          (notice) => notice.text === said.text || !isErrorOf(notice, from) || notice.from?.length !== 1,
        );
      }
      // The same sentence while it is still on the screen is said once: two lists failing alike are one bad
      // signal.
      const same = state.waiting.find(({ text }) => text === said.text);
      if (!same) {
        state.waiting.push({ id: state.next, ...said, from: from === undefined ? [] : [from] });
        state.next += 1;
      } else if (from !== undefined && !same.from?.includes(from)) {
        same.from = [...(same.from ?? []), from];
      }
    },
    /** A call has worked: what it failed with before is mended. What others failed with isn't. */
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
