import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { KitTranslate } from '../i18n/use-translation.ts';

export function RevalidateOnLanguageChange({ text }: { text: KitTranslate }) {
  const { validateForm, submitCount } = useFormikContext();
  const seen = useRef(text);
  useEffect(() => {
    if (seen.current !== text && submitCount > 0) void validateForm();
    seen.current = text;
  }, [text, submitCount, validateForm]);
  return null;
}
