import { loginSchema, registerSchema } from '@pehchan/contract/accounts';
import { line } from '@pehchan/contract/common';
import { fill, isMessageKey, type Language, translate } from '@pehchan/contract/messages';
import { object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { isSentence, sentencesOf } from '../i18n/sentences.ts';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { validate } from './validate.ts';

const textIn =
  (language: Language): KitTranslate =>
  (key, holes) => {
    if (isSentence(key)) return fill(key[language], holes);
    return isMessageKey(key) ? translate(language, key, holes) : key;
  };
const english = textIn('en');
const hindi = textIn('hi');

const ACCOUNT = {
  name: 'RAMESH SUTHAR', Father: 'MOHANLAL SUTHAR', email: 'ramesh@example.org', phone: '7000000000',
  password: 'a quiet river', village: 'DHAN',
}; // prettier-ignore

describe('validate', () => {
  it('returns no errors for valid values', async () => {
    expect(await validate(loginSchema, { phone: '9000000001', password: 'pehchan-demo' }, english)).toEqual(
      {},
    );
  });

  it('returns the first message of each invalid field', async () => {
    expect(await validate(loginSchema, { phone: '12', password: 'short' }, english)).toEqual({
      phone: 'A mobile number has 10 digits. You wrote 2.',
      password: 'Password must be at least 8 characters long',
    });
    const wrong = await validate(registerSchema, {}, english);
    expect(Object.keys(wrong).sort()).toEqual(['Father', 'email', 'name', 'password', 'phone', 'village']);
  });

  it('returns the message in the given language', async () => {
    const { phone } = await validate(loginSchema, { phone: '12', password: 'long enough' }, hindi);
    expect(phone).toContain('10 अंक चाहिए');
  });

  it('accepts a stored name that the current rules refuse, until it is changed', async () => {
    const old = { ...ACCOUNT, name: 'RAM 2' };
    expect(await validate(registerSchema, old, english, old)).toEqual({});
    expect(await validate(registerSchema, { ...old, name: 'RAM 3' }, english, old)).toEqual({
      name: 'A name cannot contain “3”. Please remove it.',
    });
  });

  it('inserts the limit into the message', async () => {
    expect(await validate(object({ city: line(5) }), { city: 'Ahmedabad' }, english)).toEqual({
      city: 'At most 5 characters.',
    });
  });

  it('returns an application’s own sentence with the limit inserted', async () => {
    const sentence = sentencesOf({
      en: { few: 'At least {min} letters.' },
      hi: { few: 'कम से कम {min} अक्षर।' },
    });
    const schema = object({ title: string().min(4, sentence('few')) });
    expect(await validate(schema, { title: 'Mel' }, english)).toEqual({ title: 'At least 4 letters.' });
    expect(await validate(schema, { title: 'Mel' }, hindi)).toEqual({ title: 'कम से कम 4 अक्षर।' });
  });

  it('returns a message that is not a key unchanged', async () => {
    const schema = object({ title: string().required('Choose a name.') });
    expect(await validate(schema, {}, english)).toEqual({ title: 'Choose a name.' });
  });

  it('throws an error that is not about the values', async () => {
    const broken = object({
      city: line(5).test('broken', 'invalid.body', () => {
        throw new TypeError('a mistake of ours');
      }),
    });
    await expect(validate(broken, { city: 'Pune' }, english)).rejects.toThrow('a mistake of ours');
  });
});
