/** Replaces antd's form library in the build: forms use Formik, and no antd input is inside an antd form. */
export { default, FormProvider } from '@rc-component/form/es/FormContext';

export function useForm(): never {
  throw new Error('antd’s form is not lent: forms are Formik’s, from @pehchan/kit/forms.');
}
