import type { BiodataField as FieldName } from '@pehchan/contract/biodata';
import type { ReactNode } from 'react';
import { FormSteps } from '../../forms/steps/form-steps.tsx';
import { Review } from '../../forms/steps/review.tsx';
import type { FormStep } from '../../forms/steps/screens.ts';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { useBiodataSteps } from './use-biodata-steps.tsx';

type Props = {
  presentPhoto?: string;
  /** What stands above the first part of the biodata. */
  lead?: ReactNode;
  /** What is asked before the biodata, in parts of their own of the same form. */
  before?: readonly FormStep[];
  /** Phone and village were asked in a part before, and count for this biodata too. */
  contactIsKnown?: boolean;
  /** A biodata that is changed may be sent from any section; a new one is looked over whole before. */
  savesAnywhere?: boolean;
  /** Where “Back” leads from the first part. */
  onBack?: () => void;
  /** What is asked last, under all that was said: its fields, and how they are drawn. */
  last?: Pick<FormStep, 'fields' | 'content'>;
  /** Further actions in the first part of the biodata. */
  aside?: ReactNode;
  /** What follows the last part: the submit button. */
  children: ReactNode;
};

const CONTACT: readonly FieldName[] = ['phone', 'village'];

/**
 * The five parts of a biodata (specification section 2), for sign-up, for adding and for changing one: steps
 * on a phone, and on a desk one page.
 */
export function BiodataFields(props: Props) {
  const {
    presentPhoto,
    lead,
    before = [],
    contactIsKnown,
    savesAnywhere,
    onBack,
    last,
    aside,
    children,
  } = props;
  const t = useKitTranslation();
  const biodata = useBiodataSteps({ presentPhoto, lead, known: contactIsKnown ? CONTACT : [] });
  const asked = [...before, ...biodata.map((step, index) => (index === 0 ? { ...step, aside } : step))];
  const review: FormStep = {
    title: t('review.title'),
    screen: 'review',
    isReview: true,
    fields: last?.fields ?? [],
    content: (
      <>
        <Review steps={asked} />
        {last?.content}
      </>
    ),
  };
  return (
    <FormSteps
      steps={savesAnywhere ? asked : [...asked, review]}
      onBack={onBack}
      savesAnywhere={savesAnywhere}
    >
      {children}
    </FormSteps>
  );
}
