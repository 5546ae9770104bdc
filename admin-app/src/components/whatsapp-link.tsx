import type { User } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import { displayName, useTranslation } from '@pehchan/kit';
import { ButtonLink } from '@pehchan/kit/ui';
import { Suspense } from 'react';
import { texts } from '../texts/index.ts';

type Sentences = Record<keyof typeof texts.en, string>;
type Props = {
  user: Pick<User, 'name' | 'phone'>;
  language: Language;
  write: (sentences: Sentences) => string;
  isShort?: boolean;
};

export function WhatsAppLink(props: Props) {
  // The family's language can differ from the viewer's: wait for the texts of that language.
  return (
    <Suspense>
      <Written {...props} />
    </Suspense>
  );
}

function Written({ user: { name, phone }, language, write, isShort }: Props) {
  const t = useTranslation(texts);
  return (
    <ButtonLink
      to={`https://wa.me/91${phone}?text=${encodeURIComponent(write(texts[language]))}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('tell.whatsapp')}: ${displayName(name)}`}
    >
      {t(isShort ? 'tell.short' : 'tell.whatsapp')}
    </ButtonLink>
  );
}
