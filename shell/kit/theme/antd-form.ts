/**
 * Replaces antd's form library in the build (`rspack.base.ts`), because the forms use Formik.
 * antd's inputs only ask whether they are inside an antd form, which they never are.
 */
export { default, FormProvider } from '@rc-component/form/es/FormContext';

export function useForm(): never {
  throw new Error('antd’s form is not lent: forms are Formik’s, from @pehchan/kit/forms.');
}
