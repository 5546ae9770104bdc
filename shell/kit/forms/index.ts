/** Forms: Formik under the contract's own rules, and one component per kind of field. */
export { Formik, useFormikContext } from 'formik';
export { ContractForm } from './contract-form.tsx';
export { readDraft, type DraftPlace } from './draft/drafts.ts';
export { FormDialog } from './form-dialog.tsx';
export { FormSection } from './form-section.tsx';
export type { FormStep } from './steps/screens.ts';
export { useLeaveForm } from './steps/use-trail.ts';
export { PasswordField } from './password-field.tsx';
export { PhotoField } from './photo/photo-field.tsx';
export { TickField } from './tick-field.tsx';
export { TextField } from './text-field.tsx';
export { SubmitButton } from './submit-button.tsx';
export { newIdempotencyKey } from './idempotency-key.ts';
export { shrink } from './photo/shrink.ts';
export { toFormData } from '../calls/form-data.ts';
