import { fieldsIn, type BiodataField as FieldName, type Section } from '@pehchan/contract/biodata';
import type { ReactNode } from 'react';
import { FormSection } from '../../forms/form-section.tsx';
import { PhotoField } from '../../forms/photo/photo-field.tsx';
import { FormSteps, type FormStep } from '../../forms/steps/form-steps.tsx';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { BiodataField } from './biodata-field.tsx';

type Props = {
  presentPhoto?: string;
  /** Phone and village were asked with the account just before, and count for this biodata too. */
  contactIsKnown?: boolean;
  /** A biodata that is changed may be sent from any section. */
  savesAnywhere?: boolean;
  /** Where “Back” leads from the first section. */
  onBack?: () => void;
  /** What follows the last section: the submit button. */
  children: ReactNode;
};

const CONTACT: readonly FieldName[] = ['phone', 'village'];

/** The five sections of a biodata (specification section 2), for adding and for editing; steps on a phone. */
export function BiodataFields({ presentPhoto, contactIsKnown, savesAnywhere, onBack, children }: Props) {
  const t = useKitTranslation();
  /** A step is left when all that its section has is right: shown and checked is the same list. */
  const step = (section: Section): FormStep => {
    const title = t(`section.${section}`);
    const fields = fieldsIn(section);
    const shown = fields.filter((name) => !(contactIsKnown && CONTACT.includes(name)));
    return {
      title,
      fields,
      content: (
        <FormSection title={title}>
          {shown.map((name) => (
            <BiodataField key={name} name={name} />
          ))}
        </FormSection>
      ),
    };
  };
  const photo: FormStep = {
    title: t('section.photo'),
    fields: ['photo'],
    content: (
      <FormSection title={t('section.photo')}>
        <PhotoField name="photo" label={t('field.photo')} present={presentPhoto} />
      </FormSection>
    ),
  };
  return (
    <FormSteps
      steps={[step('basic'), photo, step('education'), step('career'), step('family')]}
      onBack={onBack}
      savesAnywhere={savesAnywhere}
    >
      {children}
    </FormSteps>
  );
}
