import { useEffect } from 'react';

/** Print this screen without the watermark, because it shows only the family's own biodata. */
export function useOwnPrint(what: 'biodata' | 'sheet' | undefined): void {
  useEffect(() => {
    if (!what) return undefined;
    document.body.dataset['prints'] = what;
    return () => {
      delete document.body.dataset['prints'];
    };
  }, [what]);
}
