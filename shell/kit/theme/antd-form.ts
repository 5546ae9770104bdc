/**
 * What antd's inputs ask of antd's own form: whether they stand in one. They never do, forms are Formik's;
 * `rspack.base.ts` puts this in the place of the whole library behind it.
 */
export { default, FormProvider } from '@rc-component/form/es/FormContext';

export function useForm(): never {
  throw new Error('antd’s form is not lent: forms are Formik’s, from @pehchan/kit/forms.');
}
