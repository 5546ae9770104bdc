import { tryLoadTexts, useNotices, useTranslation } from '@pehchan/kit';
import { useState, type ComponentType } from 'react';
import { texts } from '../texts/index.ts';

/**
 * Download a rarely used part when it is opened. The screen and the focus stay: a failure shows a notice,
 * and the next press tries again.
 */
export function useLate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const t = useTranslation(texts);
  const { notify } = useNotices();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    setLoading(true);
    const Loaded = await load().catch(() => undefined);
    // Without its texts, the part would replace the whole screen by a failure.
    if (Loaded && (await tryLoadTexts())) setPart(() => Loaded);
    else notify({ kind: 'error', text: t('late.failed') });
    setLoading(false);
  };
  return { Part, isLoading, open: () => void open(), close: () => setPart(undefined) };
}
