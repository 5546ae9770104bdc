import type { User } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import { useTranslation } from '@pehchan/kit';
import { ButtonLink } from '@pehchan/kit/ui';
import { Suspense } from 'react';
import { texts } from '../texts/index.ts';

type Sentences = Record<keyof typeof texts.en, string>;
type Props = {
  user: Pick<User, 'name' | 'phone'>;
  language: Language;
  /** Write the message with the sentences of that language. */
  write: (sentences: Sentences) => string;
};

/** A message to the family's number, ready to be sent, in its language. */
export function WhatsAppLink(props: Props) {
  // That language may not be the reader's: it is downloaded when it is needed.
  return (
    <Suspense>
      <Written {...props} />
    </Suspense>
  );
}

function Written({ user: { name, phone }, language, write }: Props) {
  const t = useTranslation(texts);
  return (
    <ButtonLink
      to={`https://wa.me/91${phone}?text=${encodeURIComponent(write(texts[language]))}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('tell.whatsapp')}: ${name}`}
    >
      {t('tell.whatsapp')}
    </ButtonLink>
  );
}
