import { EMPLOYMENTS, GENDERS, MAX_PARAGRAPH_LENGTH, MAX_SIBLINGS } from '@pehchan/contract/biodata';
import { ageOn, parseDate, today } from '@pehchan/contract/common';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { BiodataValues } from './biodata-values.ts';
import { PhoneField, VillageField } from './contact-fields.tsx';
import { DateField } from '../../forms/date-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { PhotoField } from '../../forms/photo/photo-field.tsx';
import { FormSteps, type FormStep } from '../../forms/steps/form-steps.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { ParagraphField, TextField } from '../../forms/text-field.tsx';

const BASIC = ['fullname', 'gender', 'dateOfBirth', 'height', 'currentLiveCity', 'gotra', 'phone', 'village'];
const EDUCATION = ['education', 'college', 'aboutmyeducation'];
const CAREER = ['employedIn', 'occupation', 'organisation', 'aboutmycareer'];
const SIBLINGS = ['noOfBrothers', 'noOfMarriedBrothers', 'noOfsisters', 'noOfMarriedSisters'];

type Props = {
  presentPhoto?: string;
  /** Phone and village were asked with the account just before, and count for this biodata too. */
  contactIsKnown?: boolean;
  /** A biodata that is changed may be sent from any section. */
  savesAnywhere?: boolean;
  /** Where “Back” leads from the first section. */
  onBack?: () => void;
  /** What follows the last section: the submit button. */
  children: ReactNode;
};

/** The five sections of a biodata (specification section 2), for adding and for editing; steps on a phone. */
export function BiodataFields({ presentPhoto, contactIsKnown, savesAnywhere, onBack, children }: Props) {
  const text = useText();
  const steps: FormStep[] = [
    {
      title: text('section.basic'),
      fields: [...BASIC, 'aboutme', 'hobbies'],
      content: <BasicSection contactIsKnown={contactIsKnown} />,
    },
    { title: text('section.photo'), fields: ['photo'], content: <PhotoSection present={presentPhoto} /> },
    { title: text('section.education'), fields: EDUCATION, content: <EducationSection /> },
    { title: text('section.career'), fields: CAREER, content: <CareerSection /> },
    {
      title: text('section.family'),
      fields: ['father', 'mother', ...SIBLINGS, 'aboutmyfamily'],
      content: <FamilySection />,
    },
  ];
  return (
    <FormSteps steps={steps} onBack={onBack} savesAnywhere={savesAnywhere}>
      {children}
    </FormSteps>
  );
}

function BasicSection({ contactIsKnown }: { contactIsKnown?: boolean }) {
  const text = useText();
  return (
    <FormSection title={text('section.basic')}>
      <TextField name="fullname" label={text('field.fullnameLong')} />
      <SelectField
        name="gender"
        label={text('field.gender')}
        options={GENDERS.map((value) => ({ value, label: text(`gender.${value}`) }))}
      />
      <DateOfBirthField />
      <TextField name="height" label={text('field.height')} placeholder="5.0'" optional />
      <TextField name="currentLiveCity" label={text('field.currentCity')} />
      <TextField name="gotra" label={text('field.gotra')} />
      {!contactIsKnown && (
        <>
          <PhoneField />
          <VillageField />
        </>
      )}
      <ParagraphField
        name="aboutme"
        label={text('field.aboutme')}
        maxLength={MAX_PARAGRAPH_LENGTH}
        optional
      />
      <ParagraphField
        name="hobbies"
        label={text('field.hobbies')}
        maxLength={MAX_PARAGRAPH_LENGTH}
        optional
      />
    </FormSection>
  );
}

/** Says the age that follows from it. */
function DateOfBirthField() {
  const text = useText();
  const { values } = useFormikContext<BiodataValues>();
  const born = parseDate(values.dateOfBirth);
  return (
    <DateField
      name="dateOfBirth"
      label={text('field.dateOfBirthLong')}
      max={today()}
      hint={born ? `${text('field.age')}: ${text('state.years', { n: ageOn(born) })}` : undefined}
    />
  );
}

function PhotoSection({ present }: { present?: string }) {
  const text = useText();
  return (
    <FormSection title={text('section.photo')}>
      <PhotoField name="photo" label={text('field.photo')} present={present} />
    </FormSection>
  );
}

function EducationSection() {
  const text = useText();
  return (
    <FormSection title={text('section.education')}>
      <TextField name="education" label={text('field.education')} optional />
      <TextField name="college" label={text('field.college')} optional />
      <ParagraphField
        name="aboutmyeducation"
        label={text('field.aboutmyeducation')}
        hint={text('form.words')}
        maxLength={MAX_PARAGRAPH_LENGTH}
        optional
      />
    </FormSection>
  );
}

function CareerSection() {
  const text = useText();
  return (
    <FormSection title={text('section.career')}>
      <SelectField
        name="employedIn"
        label={text('field.employedIn')}
        options={EMPLOYMENTS.map((value) => ({ value, label: text(`employedIn.${value}`) }))}
      />
      <TextField name="occupation" label={text('field.occupation')} optional />
      <TextField name="organisation" label={text('field.organisation')} optional />
      <ParagraphField
        name="aboutmycareer"
        label={text('field.aboutmycareer')}
        hint={text('form.words')}
        maxLength={MAX_PARAGRAPH_LENGTH}
        optional
      />
    </FormSection>
  );
}

function FamilySection() {
  const text = useText();
  const siblings = Array.from({ length: MAX_SIBLINGS + 1 }, (_, n) => ({
    value: String(n),
    label: String(n),
  }));
  return (
    <FormSection title={text('section.family')}>
      <TextField name="father" label={text('field.fatherLong')} />
      <TextField name="mother" label={text('field.motherLong')} />
      <SelectField name="noOfBrothers" label={text('field.brothers')} options={siblings} />
      <SelectField name="noOfMarriedBrothers" label={text('field.marriedBrothers')} options={siblings} />
      <SelectField name="noOfsisters" label={text('field.sisters')} options={siblings} />
      <SelectField name="noOfMarriedSisters" label={text('field.marriedSisters')} options={siblings} />
      <ParagraphField
        name="aboutmyfamily"
        label={text('field.aboutmyfamily')}
        maxLength={MAX_PARAGRAPH_LENGTH}
        optional
      />
    </FormSection>
  );
}
