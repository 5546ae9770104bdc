import { factsOf, fieldsIn, FIELD_NAMES } from '@pehchan/contract/biodata';
import { LANGUAGES } from '@pehchan/contract/messages';
import { expect, it } from 'vitest';
import { ContractForm } from '../../forms/contract-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { buildProfile, renderPage, screen, waitFor } from '../../testing/index.ts';
import { BiodataView } from '../biodata-view.tsx';
import { BiodataFields } from './biodata-fields.tsx';
import { editBiodataSchema } from './biodata-form-schema.ts';
import { biodataValues, blankBiodata } from './biodata-values.ts';

const asha = buildProfile({
  motherGotra: 'GAUTAM',
  employedIn: 'STUDYING',
  college: 'SIROHI COLLEGE',
  aboutme: 'Reads much.',
});

function Form() {
  return (
    <ContractForm
      schema={editBiodataSchema}
      initialValues={biodataValues(asha)}
      onSubmit={() => Promise.resolve()}
    >
      <BiodataFields>
        <SubmitButton>Save</SubmitButton>
      </BiodataFields>
    </ContractForm>
  );
}

/** Return the value of a field: of a group, the chosen option or the joined parts. */
function valueShown(name: string): string | undefined {
  const field = document.getElementById(`field-${name}`);
  if (!(field instanceof HTMLFieldSetElement)) return (field as HTMLInputElement | null)?.value;
  const chosen = field.querySelector<HTMLInputElement>('input:checked');
  const parts = [...field.querySelectorAll<HTMLInputElement>('input, select')].map(({ value }) => value);
  return chosen?.value ?? [...parts].reverse().join('-');
}

it.each(LANGUAGES)('shows every biodata field with its label and its stored value (%s)', async (language) => {
  renderPage(Form, { as: null, language });
  await screen.findByDisplayValue(asha.fullname);
  for (const name of FIELD_NAMES) {
    const { asked, label } = factsOf(name);
    expect(valueShown(name), name).toBe(biodataValues(asha)[name]);
    const said = document.querySelector(`label[for=field-${name}], #field-${name}-label`);
    expect(said?.textContent, name).toContain((asked ?? label)[language]);
  }
});

it('shows each field in its step on a phone, and stays on a step with an invalid field', async () => {
  const { user } = renderPage(Form, { as: null, onPhone: true });
  const steps = ['basic', 'photo', 'education', 'career', 'family'] as const;
  for (const [index, step] of steps.entries()) {
    await screen.findByText(`Part ${index + 1} of ${steps.length + 1}`);
    const fields = step === 'photo' ? ['photo'] : fieldsIn(step);
    for (const name of fields) expect(document.getElementById(`field-${name}`), name).not.toBeNull();
    if (step !== 'family') await user.click(screen.getByRole('button', { name: 'Next' }));
  }
  await user.type(screen.getByRole('textbox', { name: /^Nani’s/ }), 'ab');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Gotra must be atleast 3 characters');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('places the photo after the first section of a biodata', () => {
  const order = Object.keys(blankBiodata);
  expect(order).toEqual([
    ...fieldsIn('basic'),
    'photo',
    ...FIELD_NAMES.filter((name) => factsOf(name).section !== 'basic'),
  ]);
});

it.each(LANGUAGES)('shows every filled-in field of a biodata under its label (%s)', async (language) => {
  renderPage(() => <BiodataView profile={asha} />, { as: null, language });
  await screen.findByRole('img');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const said = FIELD_NAMES.filter((name) => asha[name] !== '' && name !== 'noOfMarriedSisters');
  expect(terms).toEqual(expect.arrayContaining(said.map((name) => factsOf(name).label[language])));
  expect(terms).not.toContain(factsOf('fatherMotherGotra').label[language]);
});

it('keeps a height in an older format until the family chooses another', async () => {
  const values = { ...biodataValues(asha), height: '165 CM' };
  let sent: unknown;
  const Page = () => (
    <ContractForm
      schema={editBiodataSchema}
      initialValues={values}
      onSubmit={(edited) => Promise.resolve((sent = edited.height))}
    >
      <BiodataFields>
        <SubmitButton>Save</SubmitButton>
      </BiodataFields>
    </ContractForm>
  );
  const { user } = renderPage(Page, { as: null });
  const height = await screen.findByLabelText(/^Height/);
  expect(height).toHaveProperty('value', '165 CM');
  await user.selectOptions(height, '5 feet 4 inches');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toBe("5.4'"));
});

it('folds rarely used fields away, and opens those that are filled in', async () => {
  renderPage(Form, { as: null });
  await screen.findByDisplayValue('Reads much.');
  const isOpen = (name: string) => document.getElementById(`field-${name}`)?.closest('details')?.open;
  expect([isOpen('aboutme'), isOpen('aboutmyeducation')]).toEqual([true, false]);
});
