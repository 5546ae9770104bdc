import type { FoundProfile, Named } from '@pehchan/contract/biodata';
import { useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { useConfirm } from '@pehchan/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useRevealPhoneMutation } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import { useNotice } from './use-notice.ts';

/** Milliseconds after a press during which a browser lets a script start a phone call. */
const PRESSED_FOR_MS = 2000;

type Way = 'call' | 'whatsapp';

/** Reveal a number, then start the call or message. If the browser blocks it, the user presses a link. */
export function useReveal({
  id,
  phone,
  phoneTaken,
  ...named
}: Pick<FoundProfile, 'id' | 'phone' | 'phoneTaken'> & Named) {
  const name = nameOf(named, useLanguage());
  const t = useTranslation(texts);
  const confirm = useConfirm();
  const notice = useNotice();
  const [revealPhone, { isLoading }] = useRevealPhoneMutation();
  const [pressed, setPressed] = useState<{ way: Way; at: number }>();
  const callRef = useRef<HTMLAnchorElement>(null);
  const whatsappRef = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!phone || !pressed) return;
    const link = (pressed.way === 'call' ? callRef : whatsappRef).current;
    link?.focus();
    if (performance.now() - pressed.at <= PRESSED_FOR_MS) link?.click();
  }, [phone, pressed]);

  const reveal = async (way: Way) => {
    const ask = () => confirm(t('phone.ask'), name, { yes: t('phone.show'), no: t('phone.notNow') });
    const isAgreed = notice.isDue ? await notice.show() : phoneTaken || (await ask());
    if (!isAgreed) return;
    setPressed({ way, at: performance.now() });
    const { error } = await revealPhone(id);
    if (error) setPressed(undefined);
  };
  return {
    reveal,
    isLoading,
    isRevealed: pressed !== undefined && phone !== null,
    callRef,
    whatsappRef,
  };
}
