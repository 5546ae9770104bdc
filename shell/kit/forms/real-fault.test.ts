import {
  accountFields,
  editUserSchema,
  forgotPasswordSchema,
  recoverSchema,
  resetPasswordSchema,
} from '@pehchan/contract/accounts';
import { biodataSchema } from '@pehchan/contract/biodata';
import { fill, isMessageKey, type Language, translate } from '@pehchan/contract/messages';
import { object } from 'yup';
import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en.ts';
import { hi } from '../i18n/hi.ts';
import { isSentence } from '../i18n/sentences.ts';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { validate } from './validate.ts';

const labels: Record<Language, Record<string, string>> = { en, hi };
const textIn =
  (language: Language): KitTranslate =>
  (key, holes) => {
    if (isSentence(key)) return fill(key[language], holes);
    return isMessageKey(key) ? translate(language, key, holes) : (labels[language][key] ?? key);
  };

const forms = {
  signUp: biodataSchema.shape(accountFields),
  biodata: biodataSchema,
  profile: editUserSchema,
  forgot: forgotPasswordSchema,
  reset: resetPasswordSchema,
  recover: recoverSchema,
};

const NOTHING_SEEN = '\u200b\u2800\u3164';

/** The form, its field, the typed text, and the form's sentence in both languages. */
const faults: [keyof typeof forms, string, string, string, string][] = [
  ['signUp', 'phone', '', 'Phone number is required.', 'मोबाइल नंबर ज़रूरी है।'],
  [
    'signUp',
    'phone',
    '98765432',
    'A mobile number has 10 digits. You wrote 8.',
    'मोबाइल नंबर में 10 अंक चाहिए, आपने 8 लिखे हैं।',
  ],
  [
    'profile',
    'phone',
    '1',
    'A mobile number has 10 digits. You wrote 1.',
    'मोबाइल नंबर में 10 अंक चाहिए, आपने 1 लिखे हैं।',
  ],
  [
    'recover',
    'phone',
    '98765432101',
    'A mobile number has 10 digits. You wrote 11.',
    'मोबाइल नंबर में 10 अंक चाहिए, आपने 11 लिखे हैं।',
  ],
  [
    'biodata',
    'phone',
    '98765 4321',
    'A mobile number has 10 digits. You wrote 9.',
    'मोबाइल नंबर में 10 अंक चाहिए, आपने 9 लिखे हैं।',
  ],
  [
    'profile',
    'phone',
    '+91 98765 4321',
    'A mobile number has 10 digits. You wrote 9.',
    'मोबाइल नंबर में 10 अंक चाहिए, आपने 9 लिखे हैं।',
  ],
  ['signUp', 'phone', '98765abcde', 'A mobile number has digits only.', 'मोबाइल नंबर में सिर्फ़ अंक लिखें।'],
  ['signUp', 'phone', 'abc', 'A mobile number has digits only.', 'मोबाइल नंबर में सिर्फ़ अंक लिखें।'],
  ['signUp', 'name', '', 'Write the father’s name', 'पिता का नाम लिखें'],
  ['signUp', 'name', '   ', 'Write the father’s name', 'पिता का नाम लिखें'],
  [
    'signUp',
    'name',
    'Al',
    'Father Name must be at least 3 characters long',
    'पिता का नाम कम से कम 3 अक्षर का होना चाहिए',
  ],
  ['signUp', 'Father', '', 'Write the grandfather’s name', 'दादाजी का नाम लिखें'],
  [
    'signUp',
    'Father',
    'B',
    'Grand Father Name must be at least 3 characters long',
    'दादाजी का नाम कम से कम 3 अक्षर का होना चाहिए',
  ],
  ['profile', 'name', '', 'Write the name', 'नाम लिखें'],
  ['profile', 'name', 'R', 'Name must be at least 3 characters long', 'नाम कम से कम 3 अक्षर का होना चाहिए'],
  ['profile', 'Father', '', 'Write the father’s name', 'पिता का नाम लिखें'],
  ['biodata', 'fullname', '', 'Write the full name', 'पूरा नाम लिखें'],
  ['biodata', 'fullname', NOTHING_SEEN, 'Write the full name', 'पूरा नाम लिखें'],
  [
    'biodata',
    'fullname',
    'अ',
    'Full Name must be at least 3 characters',
    'पूरा नाम कम से कम 3 अक्षर का होना चाहिए',
  ],
  ['biodata', 'currentLiveCity', '', 'Write the name of the city', 'शहर का नाम लिखें'],
  [
    'biodata',
    'currentLiveCity',
    'ab',
    'City  must be atleast 3 characters',
    'शहर का नाम कम से कम 3 अक्षर का होना चाहिए',
  ],
  ['biodata', 'gotra', '\t', 'Write the gotra', 'गोत्र लिखें'],
  ['biodata', 'gotra', 'ab', 'Gotra  must be atleast 3 characters', 'गोत्र कम से कम 3 अक्षर का होना चाहिए'],
  ['biodata', 'mother', '', 'Write the mother’s name', 'माता का नाम लिखें'],
  [
    'signUp',
    'email',
    '',
    'Write your email. If you have none, call an administrator.',
    'ईमेल लिखें। ईमेल न हो तो समाज के कार्यकर्ता को फ़ोन करें।',
  ],
  [
    'forgot',
    'email',
    ' ',
    'Write your email. If you have none, call an administrator.',
    'ईमेल लिखें। ईमेल न हो तो समाज के कार्यकर्ता को फ़ोन करें।',
  ],
  ['signUp', 'email', 'ramesh', 'Enter a valid email', 'सही ईमेल लिखें'],
  ['signUp', 'email', 'a@b', 'Enter a valid email', 'सही ईमेल लिखें'],
  ['signUp', 'password', '', 'Write a password of at least 8 characters', 'पासवर्ड लिखें, कम से कम 8 अक्षर का'],
  [
    'reset',
    'password',
    ' ',
    'Password must be at least 8 characters long',
    'पासवर्ड कम से कम 8 अक्षर का होना चाहिए',
  ],
  ['reset', 'otp', '', 'Write the OTP from the email', 'ईमेल में आया OTP लिखें'],
  ['reset', 'otp', '12345', 'OTP must be exactly 6 digits', 'OTP ठीक 6 अंकों का होना चाहिए'],
  [
    'recover',
    'code',
    '',
    'Write the code that the administrator has read out',
    'कार्यकर्ता ने जो कोड बताया है, वह लिखें',
  ],
  ['biodata', 'dateOfBirth', '', 'Date of birth is required.', 'जन्म तिथि ज़रूरी है।'],
  [
    'biodata',
    'dateOfBirth',
    '1999-02-31',
    'There is no 31 February 1999. That month has 28 days.',
    '31 फ़रवरी 1999 कोई तारीख नहीं है। उस महीने में 28 दिन होते हैं।',
  ],
  [
    'biodata',
    'dateOfBirth',
    '1996-02-30',
    'There is no 30 February 1996. That month has 29 days.',
    '30 फ़रवरी 1996 कोई तारीख नहीं है। उस महीने में 29 दिन होते हैं।',
  ],
  [
    'biodata',
    'dateOfBirth',
    '1999-04-31',
    'There is no 31 April 1999. That month has 30 days.',
    '31 अप्रैल 1999 कोई तारीख नहीं है। उस महीने में 30 दिन होते हैं।',
  ],
  [
    'biodata',
    'dateOfBirth',
    '1999-04-00',
    'There is no 0 April 1999. That month has 30 days.',
    '0 अप्रैल 1999 कोई तारीख नहीं है। उस महीने में 30 दिन होते हैं।',
  ],
  [
    'biodata',
    'dateOfBirth',
    '-04-01',
    'The date of birth is not complete. Still missing: Year.',
    'जन्म तिथि अधूरी है। अभी बाकी: साल।',
  ],
  [
    'biodata',
    'dateOfBirth',
    '1999--',
    'The date of birth is not complete. Still missing: Day, Month.',
    'जन्म तिथि अधूरी है। अभी बाकी: दिन, महीना।',
  ],
  [
    'biodata',
    'dateOfBirth',
    '99-04-01',
    'Write the year with four digits, as 1998.',
    'साल चार अंकों में लिखें, जैसे 1998।',
  ],
  [
    'biodata',
    'dateOfBirth',
    '0199-04-01',
    'Please check the year of birth: 0199.',
    'जन्म का साल जाँच लें: 0199।',
  ],
  [
    'biodata',
    'dateOfBirth',
    '2999-04-01',
    'Date of birth cannot be in the future.',
    'जन्म तिथि आने वाले दिन की नहीं हो सकती।',
  ],
];

describe('a form names the real fault', () => {
  it.each(faults)('%s: %s %j', async (form, field, typed, english, hindi) => {
    const schema = object({ [field]: forms[form].fields[field as never] });
    const said = (language: Language) => validate(schema, { [field]: typed }, textIn(language));
    expect([await said('en'), await said('hi')]).toEqual([{ [field]: english }, { [field]: hindi }]);
  });

  it('also for a field that was never filled in, as for a blank one', async () => {
    expect(await validate(forgotPasswordSchema, {}, textIn('en'))).toEqual({
      email: 'Write your email. If you have none, call an administrator.',
    });
  });
});
