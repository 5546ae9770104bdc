import { useDispatch } from 'react-redux';
import { useKitSelector } from '../store.ts';
import { dismissed, said, type Notice } from './notices.ts';

/** What waits to be said, for the one place that says it; and a way to say something that no call answers. */
export function useNotices() {
  const dispatch = useDispatch();
  return {
    waiting: useKitSelector((state) => state.notices.waiting),
    say: (notice: Omit<Notice, 'id'>) => dispatch(said(notice)),
    dismiss: (id: number) => dispatch(dismissed(id)),
  };
}
