import { useDispatch } from 'react-redux';
import { useKitSelector } from '../store.ts';
import { noticeAdded, noticeDismissed, type NewNotice } from './notices.ts';

/** The notices that wait to be shown, for the one place that shows them; and a way to add one of no call. */
export function useNotices() {
  const dispatch = useDispatch();
  return {
    waiting: useKitSelector((state) => state.notices.waiting),
    notify: (notice: NewNotice) => dispatch(noticeAdded(notice)),
    dismiss: (id: number) => dispatch(noticeDismissed(id)),
  };
}
