import {
  factsOf,
  FIELD_NAMES,
  GRANDFATHER_LABEL,
  nameOf,
  type BiodataField,
  type Profile,
  type Section,
} from '@pehchan/contract/biodata';
import { shownName, VILLAGE_LABELS } from '@pehchan/contract/common';
import type { Language } from '@pehchan/contract/messages';
import type { SheetFact, SheetPage } from '@pehchan/marks/sheet';
import { inWords } from './in-words.ts';
import { words } from './words.ts';

const PARTS = ['personal', 'work', 'family', 'about', 'contact'] as const;
type Part = (typeof PARTS)[number];

/** The order of a printed biodata. */
const ORDER: Readonly<Record<Part, readonly BiodataField[]>> = {
  personal: ['dateOfBirth', 'birthTime', 'birthPlace', 'height', 'gotra', 'manglik'],
  work: [
    'education', 'college', 'aboutmyeducation', 'employedIn', 'occupation', 'organisation', 'workCity', 'aboutmycareer',
  ],
  family: [
    'father', 'fatherWork', 'mother', 'nanihalVillage', 'nanaName', 'motherGotra', 'fatherMotherGotra', 'motherMotherGotra',
    'noOfBrothers', 'aboutmyfamily',
  ],
  about: ['aboutme', 'hobbies', 'lookingFor'],
  contact: ['village', 'currentLiveCity', 'contactName', 'contactRelation', 'phone', 'secondPhone'],
}; // prettier-ignore
/** Where fields that the order does not name are added. */
const PART_OF: Readonly<Record<Section, Part>> = {
  basic: 'personal',
  education: 'work',
  career: 'work',
  family: 'family',
};
/** Shown above the facts, with others, or not at all: the name and the photo show the gender. */
const ELSEWHERE: readonly BiodataField[] = [
  'fullname', 'fullnameHindi', 'gender', 'noOfMarriedBrothers', 'noOfsisters', 'noOfMarriedSisters',
]; // prettier-ignore
/** Fields with a clearer label in the form than in lists. */
const ASKED: readonly BiodataField[] = ['dateOfBirth', 'phone'];
const PLACED = new Set([...Object.values(ORDER).flat(), ...ELSEWHERE]);

type Owner = { isApproved: boolean; grandfather: string };

/** Write a biodata as a sheet. Blank fields are left out. */
export function pageOf(profile: Profile, owner: Owner, language: Language, heading: string): SheetPage {
  const text = words[language];
  const [latin, hindi] = [shownName(profile.fullname), profile.fullnameHindi];
  const name = shownName(nameOf(profile, language));
  const work = inWords('occupation', profile, language) || inWords('employedIn', profile, language);
  const summary = [text.age(profile.age), work, VILLAGE_LABELS[profile.village][language]];
  return {
    language,
    heading,
    title: text.title,
    name,
    otherName: name === latin ? hindi : latin,
    summary: summary.join(' · '),
    sections: PARTS.map((part) => ({
      title: text[part],
      facts: fieldsOf(part).flatMap((field) => factsFor(field, profile, owner, language)),
    })),
    foot: owner.isApproved ? text.foot : '',
  };
}

function fieldsOf(part: Part): BiodataField[] {
  const others = FIELD_NAMES.filter((name) => !PLACED.has(name) && PART_OF[factsOf(name).section] === part);
  return [...ORDER[part], ...others];
}

function factsFor(name: BiodataField, profile: Profile, owner: Owner, language: Language): SheetFact[] {
  if (name === 'noOfBrothers') return siblings(profile, language);
  const { label, asked = label, kind } = factsOf(name);
  const value = inWords(name, profile, language);
  const shownLabel = ASKED.includes(name) ? asked : label;
  const fact = { label: shownLabel[language], value, ...(kind === 'paragraph' && { isLong: true }) };
  const facts = value ? [fact] : [];
  if (name !== 'mother') return facts;
  return [...facts, { label: GRANDFATHER_LABEL[language], value: shownName(owner.grandfather) }];
}

function siblings(profile: Profile, language: Language): SheetFact[] {
  const text = words[language];
  const { noOfBrothers, noOfMarriedBrothers, noOfsisters, noOfMarriedSisters } = profile;
  const value = [
    ...(noOfBrothers > 0 ? [text.brothers(noOfBrothers, noOfMarriedBrothers)] : []),
    ...(noOfsisters > 0 ? [text.sisters(noOfsisters, noOfMarriedSisters)] : []),
  ].join(', ');
  return value ? [{ label: text.siblings, value }] : [];
}
