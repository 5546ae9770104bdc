import { useDispatch } from 'react-redux';
import { useKitSelector } from '../store.ts';
import { noticeAdded, noticeDismissed, type Notice } from './notices.ts';

/** What waits to be said, for the one place that says it; and a way to say something that no call answers. */
export function useNotices() {
  const dispatch = useDispatch();
  return {
    waiting: useKitSelector((state) => state.notices.waiting),
    say: (notice: Omit<Notice, 'id'>) => dispatch(noticeAdded(notice)),
    dismiss: (id: number) => dispatch(noticeDismissed(id)),
  };
}
