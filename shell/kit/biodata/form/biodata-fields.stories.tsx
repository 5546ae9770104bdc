import { ContractForm } from '../../forms/contract-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import type { Stories } from '../../gallery/stories.ts';
import type { KitTranslate } from '../../i18n/use-translation.ts';
import { buildProfile } from '../../testing/builders.ts';
import { BiodataFields } from './biodata-fields.tsx';
import { editBiodataSchema } from './biodata-form-schema.ts';
import { biodataValues, blankBiodata, type BiodataValues } from './biodata-values.ts';
import { PhoneField, VillageField } from './contact-fields.tsx';

const never = () => new Promise(() => undefined);
const refusals = (t: KitTranslate) => ({ phone: t('invalid.phone.short') });

function form(initialValues: BiodataValues, t: KitTranslate, refused?: Record<string, string>) {
  return (
    <ContractForm schema={editBiodataSchema} initialValues={initialValues} refused={refused} onSubmit={never}>
      <BiodataFields savesAnywhere>
        <SubmitButton>{t('action.ok')}</SubmitButton>
      </BiodataFields>
    </ContractForm>
  );
}

export default {
  title: 'The form of a biodata',
  components: [BiodataFields, PhoneField, VillageField],
  states: {
    blank: (text) => form(blankBiodata, text),
    'of a stored one': (text) => form(biodataValues(buildProfile({ image: null })), text),
    'refused by the API': (text) => form(biodataValues(buildProfile({ image: null })), text, refusals(text)),
    'how to be reached, alone': () => (
      <ContractForm schema={editBiodataSchema} initialValues={blankBiodata} onSubmit={never}>
        <PhoneField />
        <VillageField />
      </ContractForm>
    ),
  },
} satisfies Stories;
