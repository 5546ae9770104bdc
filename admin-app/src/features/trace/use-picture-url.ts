import { useEffect, useMemo } from 'react';

/** An address for a chosen picture, given back when it is no longer shown. */
export function usePictureUrl(picture: File | undefined): string | undefined {
  const address = useMemo(() => (picture ? URL.createObjectURL(picture) : undefined), [picture]);
  useEffect(() => {
    if (!address) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
