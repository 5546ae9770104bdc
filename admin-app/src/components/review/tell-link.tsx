import { type Reason, REASON_LABELS, type Standing } from '@pehchan/contract/accounts';
import { fill, type Language } from '@pehchan/contract/messages';
import { paths, useLanguage, useTranslation } from '@pehchan/kit';
import { ButtonLink } from '@pehchan/kit/ui';
import { Suspense } from 'react';
import { texts } from '../../texts/index.ts';
import type { Reviewed } from './standing.ts';

type Props = { user: Reviewed; to: Exclude<Standing, 'pending'>; reasons: readonly Reason[] };

/** A message to the family, ready to be sent, in its language. It names no child. */
export function TellLink(props: Props) {
  // That language may not be the reader's: it comes when it is needed.
  return (
    <Suspense>
      <Written {...props} />
    </Suspense>
  );
}

function Written({ user, to, reasons }: Props) {
  const t = useTranslation(texts);
  const mine = useLanguage();
  const text = tellText(user.language ?? mine, to, reasons, window.location.origin);
  return (
    <ButtonLink
      to={`https://wa.me/91${user.phone}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('tell.whatsapp')}: ${user.name}`}
    >
      {t('tell.whatsapp')}
    </ButtonLink>
  );
}

function tellText(language: Language, to: Props['to'], reasons: readonly Reason[], site: string): string {
  const sentences = texts[language];
  if (to === 'approved') return fill(sentences['tell.approved'], { link: site + paths.search });
  if (reasons.length === 0) return fill(sentences['tell.look'], { link: `${site}/` });
  return fill(sentences['tell.mend'], {
    reasons: reasons.map((reason) => `• ${REASON_LABELS[reason][language]}`).join('\n'),
    link: `${site}/`,
  });
}
