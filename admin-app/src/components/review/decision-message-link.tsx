import { type Reason, REASON_LABELS, type AccountStatus } from '@pehchan/contract/accounts';
import { fill } from '@pehchan/contract/messages';
import { paths, useLanguage } from '@pehchan/kit';
import { WhatsAppLink } from '../whatsapp-link.tsx';
import type { Reviewed } from './decisions.ts';

type Props = {
  user: Reviewed;
  to: Exclude<AccountStatus, 'pending'>;
  reasons: readonly Reason[];
  isShort?: boolean;
};

/** Notify the family of a decision on WhatsApp. The message contains no candidate's name. */
export function DecisionMessageLink({ user, to, reasons, isShort }: Props) {
  const mine = useLanguage();
  const language = user.language ?? mine;
  const site = window.location.origin;
  return (
    <WhatsAppLink
      user={user}
      language={language}
      isShort={isShort}
      write={(sentences) => {
        if (to === 'approved') return fill(sentences['tell.approved'], { link: site + paths.search });
        if (reasons.length === 0) return fill(sentences['tell.look'], { link: `${site}/` });
        return fill(sentences['tell.mend'], {
          reasons: reasons.map((reason) => `• ${REASON_LABELS[reason][language]}`).join('\n'),
          link: `${site}/`,
        });
      }}
    />
  );
}
