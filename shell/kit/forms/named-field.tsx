import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldId, FormNameContext } from './field-ids.ts';
import { useSteps } from './steps/steps-context.ts';

/** Show the field that the address names (`#field-gotra`), but only once: going back must not jump again. */
export function NamedField() {
  const begin = fieldId(use(FormNameContext), '');
  const { hash } = useLocation();
  const [name] = useState(hash.startsWith(`#${begin}`) ? hash.slice(begin.length + 1) : undefined);
  const { showField } = useSteps();
  const show = useEffectEvent(showField);
  useEffect(() => {
    if (name !== undefined) show(name);
  }, [name]);
  return null;
}
