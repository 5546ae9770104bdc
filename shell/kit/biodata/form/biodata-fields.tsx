import type { BiodataField as FieldName } from '@pehchan/contract/biodata';
import type { ReactNode } from 'react';
import { FormSteps } from '../../forms/steps/form-steps.tsx';
import { Review } from '../../forms/steps/review.tsx';
import type { FormStep } from '../../forms/steps/screens.ts';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { useBiodataSteps } from './use-biodata-steps.tsx';

type Props = {
  presentPhoto?: string;
  lead?: ReactNode;
  before?: readonly FormStep[];
  /** True if an earlier step has asked for the account's phone and village: the biodata gets both too. */
  contactIsKnown?: boolean;
  /** Allows saving from any section of an existing biodata. A new one ends with a review. */
  savesAnywhere?: boolean;
  onBack?: () => void;
  last?: Pick<FormStep, 'fields' | 'content'>;
  aside?: ReactNode;
  children: ReactNode;
};

const CONTACT: readonly FieldName[] = ['phone', 'village'];

/** Show the five parts of a biodata (specification section 2): steps on a phone, one page on a desktop. */
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
  const allSteps = [...before, ...biodata.map((step, index) => (index === 0 ? { ...step, aside } : step))];
  const review: FormStep = {
    title: t('review.title'),
    screen: 'review',
    isReview: true,
    fields: last?.fields ?? [],
    content: (
      <>
        <Review steps={allSteps} />
        {last?.content}
      </>
    ),
  };
  return (
    <FormSteps
      steps={savesAnywhere ? allSteps : [...allSteps, review]}
      onBack={onBack}
      savesAnywhere={savesAnywhere}
    >
      {children}
    </FormSteps>
  );
}
