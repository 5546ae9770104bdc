import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Return a function that goes back, or opens `otherwise` if this screen is the first of the visit. */
export function useWayBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return useCallback(
    () => void (isFirst ? navigate(otherwise) : navigate(-1)),
    [isFirst, navigate, otherwise],
  );
}
