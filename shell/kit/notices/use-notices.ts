import { useDispatch } from 'react-redux';
import { useKitSelector } from '../store.ts';
import { noticeAdded, noticeDismissed, type NewNotice } from './notices.ts';

export function useNotices() {
  const dispatch = useDispatch();
  return {
    waiting: useKitSelector((state) => state.notices.waiting),
    notify: (notice: NewNotice) => dispatch(noticeAdded(notice)),
    dismiss: (id: number) => dispatch(noticeDismissed(id)),
  };
}
