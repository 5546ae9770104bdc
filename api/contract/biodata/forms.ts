import { object, string, type InferType } from 'yup';
import { accountFields } from '../accounts/index.ts';
import {
  ageOn,
  capitals,
  latinDigits,
  line,
  MAX_NAME_LENGTH,
  MIN_NAME_LENGTH,
  mobileIfSaid,
  paragraph,
  parseDate,
  personName,
  phone,
  placeName,
  seen,
  sentence,
  today,
  village,
  wholeNumber,
  written,
} from '../common/index.ts';
import type { MessageKey } from '../messages/index.ts';
import type { BiodataField } from './field-names.ts';
import {
  EMPLOYMENTS,
  GENDERS,
  GOTRA_RULES,
  MANGLIK,
  MAX_AGE,
  MAX_LINE_LENGTH,
  MAX_PARAGRAPH_LENGTH,
  MAX_SIBLINGS,
  MAX_WISH_LENGTH,
  MIN_AGE,
} from './values.ts';

/** Rules of a biodata (specification section 5), used by both the form and the API. */

const dateOfBirth = string()
  .trim()
  .required(sentence('invalid.birth.required'))
  .test('format', sentence('invalid.birth.format'), (value) => parseDate(value) !== undefined)
  .transform((value: unknown) => (typeof value === 'string' ? (parseDate(value) ?? value) : value))
  .test('future', sentence('invalid.birth.future'), (value) => value <= today())
  .test('young', sentence('invalid.birth.young'), (value) => value > today() || ageOn(value) >= MIN_AGE)
  .test('old', sentence('invalid.birth.input'), (value) => ageOn(value) <= MAX_AGE);

/** The age is optional. It is validated and never stored, because it follows from the date of birth. */
const age = wholeNumber(sentence('invalid.age.positive'))
  // Write the rule as a test: yup's own `positive` would be silently replaced by its `min`.
  .test('positive', sentence('invalid.age.positive'), (value) => value === undefined || value > 0)
  .min(MIN_AGE, sentence('invalid.age.min'))
  .max(MAX_AGE, sentence('invalid.age.max'));

const siblings = (notInteger: MessageKey) =>
  wholeNumber(notInteger)
    .min(0, sentence('invalid.siblings.range'))
    .max(MAX_SIBLINGS, sentence('invalid.siblings.range'))
    .default(0);

const words = capitals(MAX_LINE_LENGTH).default('');

/** Gotra has no default: the previous release's form sends no gotra, and the API must keep the stored one. */
const gotraIfSaid = capitals(MAX_NAME_LENGTH)
  .test(seen(MIN_NAME_LENGTH, sentence('invalid.gotra')))
  .test(written());

const nameIfSaid = capitals(MAX_NAME_LENGTH).test(written('', 1));
const placeIfSaid = capitals(MAX_NAME_LENGTH).test(written('\\p{Nd}&', 1));

const timeOfDay = string()
  .transform((value: unknown) =>
    typeof value === 'string' ? latinDigits(value.trim()).replace(/^\d:/, '0$&') : value,
  )
  .matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
    message: sentence('invalid.birth.time'),
    excludeEmptyString: true,
  });

const OTHER_LETTER = /(?!\p{Script=Devanagari})\p{L}/u;

/** The Hindi name is never derived from the Latin name, because no rule knows a family's spelling. */
const fullnameHindi = line(MAX_NAME_LENGTH)
  .test('hindi', sentence('invalid.fullnameHindi'), (value) => !OTHER_LETTER.test(value ?? ''))
  .test('named', sentence('invalid.fullnameHindi'), (value) => !value || /\p{L}/u.test(value))
  .test(written('०-९', 1));

export const biodataRules = {
  fullname: personName('invalid.fullname'),
  fullnameHindi,
  gender: string()
    .trim()
    .uppercase()
    .required(sentence('invalid.gender'))
    .oneOf(GENDERS, sentence('invalid.gender')),
  dateOfBirth,
  age,
  height: line(20).default(''),
  currentLiveCity: placeName('invalid.city'),
  gotra: personName('invalid.gotra'),
  phone,
  village,
  /** If the father's name is absent, the account's name is used, which is the father's. */
  father: capitals(MAX_NAME_LENGTH)
    .transform((value: unknown) => value || undefined)
    .test(seen(MIN_NAME_LENGTH, sentence('invalid.father')))
    .test(written()),
  mother: personName('invalid.mother'),
  motherGotra: gotraIfSaid,
  fatherMotherGotra: gotraIfSaid,
  motherMotherGotra: gotraIfSaid,
  education: words,
  college: words,
  aboutmyeducation: paragraph(MAX_PARAGRAPH_LENGTH),
  employedIn: string()
    .trim()
    .uppercase()
    .required(sentence('invalid.employedIn'))
    .oneOf(EMPLOYMENTS, sentence('invalid.employedIn')),
  occupation: words,
  organisation: words,
  aboutmycareer: paragraph(MAX_PARAGRAPH_LENGTH),
  noOfBrothers: siblings('invalid.brothers'),
  noOfMarriedBrothers: siblings('invalid.marriedBrothers'),
  noOfsisters: siblings('invalid.sisters'),
  noOfMarriedSisters: siblings('invalid.marriedSisters'),
  aboutme: paragraph(MAX_PARAGRAPH_LENGTH),
  aboutmyfamily: paragraph(MAX_PARAGRAPH_LENGTH),
  hobbies: paragraph(MAX_PARAGRAPH_LENGTH),
  birthPlace: placeIfSaid,
  birthTime: timeOfDay,
  manglik: string()
    .trim()
    .uppercase()
    .oneOf([...MANGLIK, ''], sentence('invalid.manglik')),
  contactName: nameIfSaid,
  contactRelation: line(MAX_NAME_LENGTH),
  secondPhone: mobileIfSaid,
  workCity: placeIfSaid,
  fatherWork: capitals(MAX_LINE_LENGTH),
  nanihalVillage: placeIfSaid,
  nanaName: nameIfSaid,
  lookingFor: line(MAX_WISH_LENGTH),
} satisfies Record<BiodataField | 'age', object>;

/** The form of a biodata from a signed-in account. Fields of the account in the form are ignored. */
export const biodataSchema = object(biodataRules);

/** A new biodata. The form makes one `idempotencyKey`, so that sending the form twice saves one biodata. */
export const createBiodataSchema = biodataSchema.shape({
  idempotencyKey: string().max(64, sentence('invalid.tooLong')).default(''),
});

/** The value of the tick that the candidate knows of the biodata. The API does not require the tick. */
export const KNOWN = 'YES';

const candidateKnows = string().oneOf([KNOWN, ''], sentence('invalid.candidateKnows')).default('');

export const signupSchema = object({ ...accountFields, ...biodataRules, candidateKnows });

export const gotraRuleSchema = object({
  gotraRule: string()
    .trim()
    .required(sentence('invalid.gotraRule'))
    .oneOf(GOTRA_RULES, sentence('invalid.gotraRule')),
});

export type BiodataForm = InferType<typeof biodataSchema>;
export type CreateBiodataForm = InferType<typeof createBiodataSchema>;
export type SignupForm = InferType<typeof signupSchema>;
