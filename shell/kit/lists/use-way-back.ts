import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Back to where whoever reads came from, in the state in which they left it.
 * @param otherwise where to, for whoever came by a link and has nothing here to go back to
 */
export function useWayBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return useCallback(
    () => void (isFirst ? navigate(otherwise) : navigate(-1)),
    [isFirst, navigate, otherwise],
  );
}
