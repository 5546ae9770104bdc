import { factsOf, fieldsIn, FIELD_NAMES } from '@pehchan/contract/biodata';
import { LANGUAGES } from '@pehchan/contract/messages';
import { describe, expect, it } from 'vitest';
import { ContractForm } from '../../forms/contract-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { buildProfile, renderPage, screen, waitFor, within } from '../../testing/index.ts';
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

it('shows the parts on four screens of a phone, and stays on a screen with an invalid field', async () => {
  const { user } = renderPage(Form, { as: null, onPhone: true });
  const shown = [['basic'], ['photo', 'education'], ['career', 'family']] as const;
  for (const [index, parts] of shown.entries()) {
    await screen.findByText(`Part ${index + 1} of ${shown.length + 1}`);
    const fields = parts.flatMap((part) => (part === 'photo' ? ['photo'] : fieldsIn(part)));
    for (const name of fields) expect(document.getElementById(`field-${name}`), name).not.toBeNull();
    if (index < shown.length - 1) await user.click(screen.getByRole('button', { name: 'Next' }));
  }
  await user.type(screen.getByRole('textbox', { name: /^Nani’s/ }), 'ab');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Gotra must be atleast 3 characters');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('moves the focus to the part that the review opens, also below another part', async () => {
  const { user } = renderPage(Form, { as: null, onPhone: true });
  for (const part of [1, 2, 3]) {
    await screen.findByText(`Part ${part} of 4`);
    await user.click(screen.getByRole('button', { name: 'Next' }));
  }
  await user.click(await screen.findByRole('button', { name: 'Edit: Family Information' }));
  const title = await screen.findByRole('heading', { name: 'Family Information' });
  const other = screen.getByRole('heading', { name: 'Career Information' });
  await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
  expect(document.activeElement?.contains(other)).toBe(false);
});

it('places the photo after the first section of a biodata', () => {
  const order = Object.keys(blankBiodata);
  expect(order).toEqual([
    ...fieldsIn('basic'),
    'photo',
    ...FIELD_NAMES.filter((name) => factsOf(name).section !== 'basic'),
  ]);
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

describe('facts that many families ask', () => {
  const fold = (name: string) => document.getElementById(`field-${name}`)?.closest('details');

  it('folds the facts that families ask for, with a sentence about what is never asked', async () => {
    renderPage(Form, { as: null });
    await screen.findByDisplayValue(asha.fullname);
    for (const name of ['birthPlace', 'manglik', 'secondPhone', 'workCity', 'fatherWork', 'lookingFor']) {
      expect(fold(name)?.open, name).toBe(false);
    }
    screen.getByText(/does not ask for income, weight, complexion or the exact address/);
  });

  it('opens a fold with an invalid field, and keeps the family on that part of the form', async () => {
    const { user } = renderPage(Form, { as: null, onPhone: true });
    await screen.findByDisplayValue(asha.fullname);
    await user.type(screen.getByLabelText(/^Second number/), '98765');
    await user.click(screen.getAllByText('More that families ask')[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('A mobile number has 10 digits. You wrote 5.');
    expect(fold('secondPhone')?.open).toBe(true);
    screen.getByText('Part 1 of 4');
  });

  it('opens a fold with a field that the API refused', async () => {
    const refused = { secondPhone: 'Invalid Number!' };
    const Page = () => (
      <ContractForm
        schema={editBiodataSchema}
        initialValues={biodataValues(asha)}
        refused={refused}
        onSubmit={() => Promise.resolve()}
      >
        <BiodataFields savesAnywhere>
          <SubmitButton>Save</SubmitButton>
        </BiodataFields>
      </ContractForm>
    );
    renderPage(Page, { as: null });
    await screen.findAllByText('Invalid Number!');
    expect(fold('secondPhone')?.open).toBe(true);
    expect(fold('fatherWork')?.open).toBe(false);
  });

  it('lets a family remove its answer about manglik', async () => {
    renderPage(Form, { as: null });
    const manglik = within(await screen.findByLabelText(/^Manglik/));
    const choices = manglik.getAllByRole('option').map(({ textContent }) => textContent);
    expect(choices).toEqual(['Not given', 'Yes', 'No', 'Partly']);
  });
});
