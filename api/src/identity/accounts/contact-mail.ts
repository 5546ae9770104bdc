import type { Language } from '@pehchan/contract/messages';
import { letter, type Mail } from '../../ground/mail/index.ts';

type Words = {
  subject: string;
  greeting: string;
  own: [string, string];
  undo: string;
  call: string;
  byAdmin: [string, string];
};

// The mail has no name: the person who changed the account may have written the name.
const words: Record<Language, Words> = {
  en: {
    subject: 'Your Pehchan account is reached by another email or mobile number',
    greeting: 'Namaste,',
    own: [
      'The email or the mobile number of your Pehchan account was changed, with its password.',
      'Was it you? Then there is nothing to do.',
    ],
    undo: 'It was not you? Open this page within 7 days. It puts email and mobile number back as they were and signs every device out; then you set a new password:',
    call: 'It was not you? Please call an administrator.',
    byAdmin: [
      'An administrator has changed the email or the mobile number of your Pehchan account.',
      'You did not ask for it? Please call an administrator.',
    ],
  },
  hi: {
    subject: 'आपके पहचान खाते का ईमेल या मोबाइल नंबर बदल गया है',
    greeting: 'नमस्ते,',
    own: ['आपके पहचान खाते का ईमेल या मोबाइल नंबर खाते के पासवर्ड से बदला गया है।', 'यह आपने किया है? तो कुछ न करें।'],
    undo: 'यह आपने नहीं किया? 7 दिन के अंदर यह पन्ना खोलें। इससे ईमेल और मोबाइल नंबर पहले जैसे हो जाएँगे और हर फ़ोन और कंप्यूटर से लॉगआउट हो जाएगा; फिर आप नया पासवर्ड बनाएँ:',
    call: 'यह आपने नहीं किया? कृपया समाज के किसी कार्यकर्ता को फ़ोन करें।',
    byAdmin: [
      'समाज के एक कार्यकर्ता ने आपके पहचान खाते का ईमेल या मोबाइल नंबर बदला है।',
      'आपने नहीं कहा था? कृपया समाज के किसी कार्यकर्ता को फ़ोन करें।',
    ],
  },
};

/** @param link undoes the change; undefined if the mail's receiver must not undo it */
export function contactMail(to: string, language: Language, isOwn: boolean, link: string | undefined): Mail {
  const { subject, greeting, own, undo, call, byAdmin } = words[language];
  const lines = isOwn ? [...own, ...(link ? [undo, { link }] : [call])] : byAdmin;
  return letter(to, language, { subject, greeting, lines });
}
