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
    subject: 'The email or mobile number of your Pehchan account was changed',
    greeting: 'Namaste,',
    own: [
      'Somebody who knows the password of your Pehchan account changed its email or mobile number.',
      'If it was you, you need to do nothing.',
    ],
    undo: 'If it was not you, open this page within 7 days. It puts the email and mobile number back and logs every device out. Then you set a new password:',
    call: 'If it was not you, please call a volunteer.',
    byAdmin: [
      'A volunteer has changed the email or the mobile number of your Pehchan account.',
      'If you did not ask for it, please call another volunteer.',
    ],
  },
  hi: {
    subject: 'आपके पहचान खाते का ईमेल या मोबाइल नंबर बदल गया है',
    greeting: 'नमस्ते,',
    own: ['आपके पहचान खाते का ईमेल या मोबाइल नंबर खाते के पासवर्ड से बदला गया है।', 'आपने ही किया है, तो कुछ न करें।'],
    undo: 'आपने नहीं किया, तो 7 दिन के अंदर यह पन्ना खोलें। इससे ईमेल और मोबाइल नंबर पहले जैसे हो जाएँगे और हर फ़ोन और कंप्यूटर से लॉगआउट हो जाएगा; फिर आप नया पासवर्ड बनाएँ:',
    call: 'आपने नहीं किया, तो कृपया समाज के किसी कार्यकर्ता को फ़ोन करें।',
    byAdmin: [
      'समाज के एक कार्यकर्ता ने आपके पहचान खाते का ईमेल या मोबाइल नंबर बदला है।',
      'आपने नहीं कहा था, तो कृपया किसी दूसरे कार्यकर्ता को फ़ोन करें।',
    ],
  },
};

/** @param link undoes the change; undefined if the mail's receiver must not undo it */
export function contactMail(to: string, language: Language, isOwn: boolean, link: string | undefined): Mail {
  const { subject, greeting, own, undo, call, byAdmin } = words[language];
  const lines = isOwn ? [...own, ...(link ? [undo, { link }] : [call])] : byAdmin;
  return letter(to, language, { subject, greeting, lines });
}
