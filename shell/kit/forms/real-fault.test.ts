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

type Said = readonly [english: string, hindi: string];

const wrote = (count: number): Said => [
  `A mobile number has 10 digits. You wrote ${count}.`,
  `10 अंक चाहिए, आपने ${count} लिखे हैं।`,
];
const noDay = (day: number, month: Said, year: number, days: number): Said => [
  `There is no ${day} ${month[0]} ${year}. That month has ${days} days.`,
  `${day} ${month[1]} ${year} जैसी तारीख नहीं होती। उस महीने में ${days} दिन होते हैं।`,
];
const missing = (english: string, hindi: string): Said => [
  `The date of birth is not complete. Still missing: ${english}.`,
  `जन्म तिथि अधूरी है। अभी बाकी: ${hindi}।`,
];
const FEBRUARY: Said = ['February', 'फ़रवरी'];
const APRIL: Said = ['April', 'अप्रैल'];
const NOT_DIGITS: Said = ['A mobile number has only digits.', 'मोबाइल नंबर में सिर्फ़ अंक लिखें।'];
const WRITE_FATHER: Said = ['Write the father’s name', 'पिता का नाम लिखें'];
const WRITE_FULL_NAME: Said = ['Write the full name', 'लड़के / लड़की का पूरा नाम लिखें'];
const INVALID_EMAIL: Said = ['Enter a valid email', 'ईमेल पूरा लिखें, जैसे naam@gmail.com'];
const WRITE_EMAIL: Said = [
  'Write your email. If you have no email, call a volunteer.',
  'ईमेल लिखें। ईमेल न हो तो समाज के कार्यकर्ता को फ़ोन करें।',
];

/** For each form and field: typed texts, each with the message that the form shows. */
const FAULTS: [keyof typeof forms, string, ...[typed: string, Said][]][] = [
  ['signUp', 'phone',
    ['', ['Phone number is required.', 'मोबाइल नंबर लिखें, 10 अंक।']],
    ['98765432', wrote(8)], ['98765abcde', NOT_DIGITS], ['abc', NOT_DIGITS]],
  ['profile', 'phone', ['1', wrote(1)], ['+91 98765 4321', wrote(9)]],
  ['recover', 'phone', ['98765432101', wrote(11)]],
  ['biodata', 'phone', ['98765 4321', wrote(9)]],
  ['signUp', 'name',
    ['', WRITE_FATHER], ['   ', WRITE_FATHER],
    ['Al', ['Father Name must be at least 3 characters long', 'पिता का नाम कम से कम 3 अक्षर का होना चाहिए']]],
  ['signUp', 'Father',
    ['', ['Write the grandfather’s name', 'दादाजी का नाम लिखें']],
    ['B', ['Grand Father Name must be at least 3 characters long', 'दादाजी का नाम कम से कम 3 अक्षर का होना चाहिए']]],
  ['profile', 'name',
    ['', ['Write the name', 'नाम लिखें']],
    ['R', ['Name must be at least 3 characters long', 'नाम कम से कम 3 अक्षर का होना चाहिए']]],
  ['profile', 'Father', ['', WRITE_FATHER]],
  ['biodata', 'fullname',
    ['', WRITE_FULL_NAME], [NOTHING_SEEN, WRITE_FULL_NAME],
    ['अ', ['Full Name must be at least 3 characters', 'पूरा नाम कम से कम 3 अक्षर का होना चाहिए']]],
  ['biodata', 'currentLiveCity',
    ['', ['Write the name of the city', 'शहर का नाम लिखें']],
    ['ab', ['City  must be atleast 3 characters', 'शहर का नाम कम से कम 3 अक्षर का होना चाहिए']]],
  ['biodata', 'gotra',
    ['\t', ['Write the gotra', 'गोत्र लिखें']],
    ['ab', ['Gotra  must be atleast 3 characters', 'गोत्र कम से कम 3 अक्षर का होना चाहिए']]],
  ['biodata', 'mother', ['', ['Write the mother’s name', 'माता का नाम लिखें']]],
  ['signUp', 'email', ['', WRITE_EMAIL], ['ramesh', INVALID_EMAIL], ['a@b', INVALID_EMAIL]],
  ['forgot', 'email', [' ', WRITE_EMAIL]],
  ['signUp', 'password',
    ['', ['Write a password of at least 8 characters', 'पासवर्ड लिखें, कम से कम 8 अक्षर का']]],
  ['reset', 'password',
    [' ', ['Password must be at least 8 characters long', 'पासवर्ड कम से कम 8 अक्षर का होना चाहिए']]],
  ['reset', 'otp',
    ['', ['Write the OTP from the email', 'ईमेल में आया OTP लिखें']],
    ['12345', ['OTP must be exactly 6 digits', 'OTP में 6 अंक चाहिए']]],
  ['recover', 'code',
    ['', ['Write the code that the volunteer read out', 'कार्यकर्ता ने जो कोड बताया है, वह लिखें']]],
  ['biodata', 'dateOfBirth',
    ['', ['Date of birth is required.', 'जन्म तिथि भरें।']],
    ['1999-02-31', noDay(31, FEBRUARY, 1999, 28)], ['1996-02-30', noDay(30, FEBRUARY, 1996, 29)],
    ['1999-04-31', noDay(31, APRIL, 1999, 30)], ['1999-04-00', noDay(0, APRIL, 1999, 30)],
    ['-04-01', missing('Year', 'साल')], ['1999--', missing('Day, Month', 'दिन, महीना')],
    ['99-04-01', ['Write the year with four digits, such as 1998.', 'साल चार अंकों में लिखें, जैसे 1998।']],
    ['0199-04-01', ['Please check the year of birth: 0199.', 'जन्म का साल जाँच लें: 0199।']],
    ['2999-04-01', ['Date of birth cannot be in the future.', 'जन्म तिथि आने वाले दिन की नहीं हो सकती।']]],
]; // prettier-ignore

const faults = FAULTS.flatMap(([form, field, ...rows]) =>
  rows.map(([typed, sentences]) => ({ form, field, typed, sentences })),
);

describe('the message about an invalid field', () => {
  it.each(faults)(
    'names the real fault in $form: $field $typed',
    async ({ form, field, typed, sentences: [english, hindi] }) => {
      const schema = object({ [field]: forms[form].fields[field as never] });
      const said = (language: Language) => validate(schema, { [field]: typed }, textIn(language));
      expect([await said('en'), await said('hi')]).toEqual([{ [field]: english }, { [field]: hindi }]);
    },
  );

  it('treats a field that was never filled in as blank', async () => {
    expect(await validate(forgotPasswordSchema, {}, textIn('en'))).toEqual({ email: WRITE_EMAIL[0] });
  });
});
