import { type Reason, REASON_LABELS } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import { greeting, letter, type Line, type Mail } from '../../ground/mail/index.ts';

const words = {
  en: {
    subject: 'Your Pehchan account is not approved yet',
    fix: 'A volunteer has checked your account. Before it can be approved, please fix this:',
    there: 'You can fix it on this page, and then send it again. A volunteer will check it again:',
    call: 'A volunteer has checked your account and could not approve it yet. Please call one of these people:',
    unsure: 'Not sure, or did you miss our call? Please call:',
  },
  hi: {
    subject: 'आपके पहचान खाते को अभी मंज़ूरी नहीं मिली है',
    fix: 'समाज के कार्यकर्ता ने आपका खाता देखा है। मंज़ूरी से पहले कृपया यह ठीक करें:',
    there: 'इस पन्ने पर ठीक करके दोबारा भेजें। कार्यकर्ता फिर देखेंगे:',
    call: 'समाज के कार्यकर्ता ने आपका खाता देखा है, पर अभी मंज़ूरी नहीं दे पाए। कृपया इनमें से किसी को फ़ोन करें:',
    unsure: 'कुछ पूछना हो, या हमारा फ़ोन छूट गया हो, तो फ़ोन करें:',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Contents = { name: string | undefined; reasons: readonly Reason[]; note: string; callers: Line[] };

/** Without reasons the mail only names people to call. */
export function rejectionMail(to: string, language: Language, site: string, input: Contents): Mail {
  const { subject, fix, there, call, unsure } = words[language];
  const { name, reasons, note, callers } = input;
  const lines: Line[] =
    reasons.length === 0
      ? [call, ...callers]
      : [
          fix,
          ...reasons.map((reason) => `• ${REASON_LABELS[reason][language]}`),
          ...note.split('\n').filter(Boolean),
          there,
          { link: `${site}/` },
          unsure,
          ...callers,
        ];
  return letter(to, language, { subject, greeting: greeting(language, name), lines });
}
