import { type Reason, REASON_LABELS } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import { greeting, letter, type Line, type Mail } from '../../ground/mail/index.ts';

const words = {
  en: {
    subject: 'Your Pehchan account is not approved yet',
    mend: 'An administrator has looked at your account. Before it can be approved, please mend this:',
    there: 'You can do it on this page, and then send it again:',
    call: 'An administrator has looked at your account and could not approve it yet. Please call one of these people:',
  },
  hi: {
    subject: 'आपका पहचान खाता अभी मंज़ूर नहीं हुआ है',
    mend: 'समाज के कार्यकर्ता ने आपका खाता देखा है। मंज़ूरी से पहले कृपया यह ठीक करें:',
    there: 'इस पन्ने पर ठीक करें, फिर दोबारा भेजें:',
    call: 'समाज के कार्यकर्ता ने आपका खाता देखा है, पर अभी मंज़ूरी नहीं दे पाए। कृपया इनमें से किसी को फ़ोन करें:',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Contents = { name: string | undefined; reasons: readonly Reason[]; note: string };

/** Without reasons the mail names who to call instead of what to correct. */
export function rejectionMail(to: string, language: Language, site: string, input: Contents): Mail {
  const { subject, mend, there, call } = words[language];
  const { name, reasons, note } = input;
  const lines: Line[] =
    reasons.length === 0
      ? [call, { link: `${site}/help` }]
      : [
          mend,
          ...reasons.map((reason) => `• ${REASON_LABELS[reason][language]}`),
          ...note.split('\n').filter(Boolean),
          there,
          { link: `${site}/` },
        ];
  return letter(to, language, { subject, greeting: greeting(language, name), lines });
}
