import { object, string } from 'yup';
import type { Stories } from '../gallery/stories.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';

const schema = object({ password: string().required() });
const initialValues = { password: '' };

export default {
  title: 'FormDialog',
  components: [FormDialog],
  states: {
    'a password before something final': (text) => (
      <FormDialog
        question={text('confirm.deleteUser')}
        yes={text('action.delete')}
        schema={schema}
        initialValues={initialValues}
        onSubmit={() => Promise.resolve()}
        onClose={() => undefined}
      >
        <PasswordField name="password" label={text('field.password')} autoComplete="current-password" />
      </FormDialog>
    ),
  },
} satisfies Stories;
