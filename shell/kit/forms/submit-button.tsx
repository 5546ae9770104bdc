import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/** The form's one main button; it spins while the form is being sent and can't be pressed twice. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="primary"
      htmlType="submit"
      size="large"
      loading={isSubmitting}
      disabled={isSubmitting}
      block
    >
      {children}
    </Button>
  );
}
