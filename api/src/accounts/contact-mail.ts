import type { Language } from '@pehchan/contract/messages';
import { letter, type Mail } from '../mail/index.ts';

type Words = { subject: string; greeting: string; own: [string, string, string]; byAdmin: [string, string] };

// Without the name: whoever has changed the account may have written it.
const words: Record<Language, Words> = {
  en: {
    subject: 'Your Pehchan account is reached by another email or mobile number',
    greeting: 'Namaste,',
    own: [
      'The email or the mobile number of your Pehchan account was changed, with its password.',
      'Was it you? Then there is nothing to do.',
      'It was not you? Open this page within 7 days. It puts email and mobile number back as they were and signs every device out; then you set a new password:',
    ],
    byAdmin: [
      'An administrator has changed the email or the mobile number of your Pehchan account.',
      'You did not ask for it? Please call an administrator.',
    ],
  },
  hi: {
    subject: 'आपके पहचान खाते का ईमेल या मोबाइल नंबर बदल गया है',
    greeting: 'नमस्ते,',
    own: [
      'आपके पहचान खाते का ईमेल या मोबाइल नंबर खाते के पासवर्ड से बदला गया है।',
      'यह आपने किया है? तो कुछ न करें।',
      'यह आपने नहीं किया? 7 दिन के अंदर यह पन्ना खोलें। इससे ईमेल और मोबाइल नंबर पहले जैसे हो जाएँगे और हर फ़ोन और कंप्यूटर से लॉगआउट हो जाएगा; फिर आप नया पासवर्ड बनाएँ:',
    ],
    byAdmin: [
      'समाज के एक कार्यकर्ता ने आपके पहचान खाते का ईमेल या मोबाइल नंबर बदला है।',
      'आपने नहीं कहा था? कृपया समाज के किसी कार्यकर्ता को फ़ोन करें।',
    ],
  },
};

/**
 * Tells the address of before, in the language that the account reads.
 * @param link what undoes it; absent when an administrator has changed it
 */
export function contactMail(to: string, language: Language, link: string | undefined): Mail {
  const { subject, greeting, own, byAdmin } = words[language];
  const lines = link ? [...own, { link }] : byAdmin;
  return letter(to, language, { subject, greeting, lines });
}
