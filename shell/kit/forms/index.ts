/** Forms: Formik under the contract's own rules, and one component per kind of field. */
export { FieldArray, Formik, useFormikContext, type FormikHelpers } from 'formik';
export { ContractForm, type Submit } from './contract-form.tsx';
export { forgetDraft, type DraftPlace } from './draft/drafts.ts';
export { DateField } from './date-field.tsx';
export { FormSection } from './form-section.tsx';
export { PasswordField } from './password-field.tsx';
export { PhotoField } from './photo/photo-field.tsx';
export { SelectField } from './select-field.tsx';
export { ParagraphField, TextField } from './text-field.tsx';
export { SubmitButton } from './submit-button.tsx';
export { newIdempotencyKey } from './idempotency-key.ts';
export { toFormData } from '../calls/form-data.ts';
