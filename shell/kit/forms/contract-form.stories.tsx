import { VILLAGES } from '@pehchan/contract/common';
import { object, string } from 'yup';
import type { Stories } from '../gallery/stories.ts';
import { ContractForm } from './contract-form.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DateField } from './date-field.tsx';
import { Folded } from './folded.tsx';
import { FormSection } from './form-section.tsx';
import { PasswordField } from './password-field.tsx';
import { PhotoField } from './photo/photo-field.tsx';
import { SelectField } from './select-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TickField } from './tick-field.tsx';
import { ParagraphField, TextField } from './text-field.tsx';

const schema = object({ phone: string().required() });
const initialValues = {
  phone: '',
  password: '',
  dateOfBirth: '',
  gender: '',
  village: '',
  aboutme: '',
  isKnown: '',
  photo: undefined,
};
const never = () => new Promise(() => undefined);

export default {
  title: 'ContractForm',
  components: [
    ChoiceField,
    ContractForm,
    DateField,
    Folded,
    FormSection,
    ParagraphField,
    PasswordField,
    PhotoField,
    SelectField,
    SubmitButton,
    TextField,
    TickField,
  ],
  states: {
    'every kind of field': (text) => (
      <ContractForm schema={schema} initialValues={initialValues} onSubmit={never}>
        <FormSection title={text('card.basic')}>
          <TextField name="phone" label={text('field.mobile')} />
          <PasswordField name="password" label={text('field.password')} autoComplete="new-password" />
          <DateField name="dateOfBirth" label={text('filter.minAge')} />
          <SelectField
            name="gender"
            label={text('filter.gender')}
            optional
            options={[{ value: 'FEMALE', label: text('gender.FEMALE') }]}
          />
          <ChoiceField
            name="village"
            label={text('field.village')}
            options={VILLAGES.map((value) => ({ value, label: text(`village.${value}`) }))}
          />
          <TickField name="isKnown" label={text('review.title')} words={text('action.ok')} value="YES" />
          <Folded title={text('form.more')} fields={['aboutme']}>
            <ParagraphField name="aboutme" label={text('form.words')} hint={text('product.motto')} />
          </Folded>
          <PhotoField name="photo" label={text('field.photo')} />
        </FormSection>
        <SubmitButton>{text('action.ok')}</SubmitButton>
      </ContractForm>
    ),
    'refused by the API': (text) => (
      <ContractForm
        schema={schema}
        initialValues={{ ...initialValues, phone: '9000000002' }}
        refused={{ phone: text('invalid.phone.short') }}
        onSubmit={never}
      >
        <TextField name="phone" label={text('field.mobile')} />
        <SubmitButton>{text('action.ok')}</SubmitButton>
      </ContractForm>
    ),
  },
} satisfies Stories;
