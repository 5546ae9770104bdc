import { GENDERS, MAX_BIODATA, type Profile } from '@pehchan/contract/biodata';
import { useFormikContext } from '@pehchan/kit/forms';
import type { BiodataValues } from '@pehchan/kit/biodata-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { sharedWith, siblingsOf, type KnownFields } from './sibling.ts';

export function useLastChild(): { isLoading: boolean; sibling: Profile | undefined } {
  const { data, isLoading } = useOwnProfilesQuery({ page: 1, pageSize: MAX_BIODATA });
  const children = data?.profiles ?? [];
  const [sibling] = [...children].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return { isLoading, sibling };
}

const valueIn = (values: object, name: string): unknown => (values as Record<string, unknown>)[name];

const NONE: KnownFields = {
  noOfBrothers: '',
  noOfMarriedBrothers: '',
  noOfsisters: '',
  noOfMarriedSisters: '',
};

/** Copy a sibling's data into unchanged fields. Numbers of siblings follow once a gender is chosen. */
export function useTakingOver(sibling: Profile | undefined): { isTaken: boolean; takeOver: () => void } {
  const { values, initialValues, setValues } = useFormikContext<BiodataValues>();
  const [isTaken, setTaken] = useState(false);
  /** The numbers of siblings that were copied last; if the form has other numbers, the family typed them. */
  const counted = useRef(NONE);
  // A blank number counts as 0, because drafts of the previous release have 0 in each unanswered field.
  const isUntouched = (filled: KnownFields, before: KnownFields) =>
    Object.keys(filled).every((name) => Number(valueIn(values, name)) === Number(valueIn(before, name)));

  const count = useEffectEvent(() => {
    const gender = GENDERS.find((each) => each === values.gender);
    if (!gender || !sibling) return;
    const counts = siblingsOf(gender, sibling);
    if (!isUntouched(counts, counted.current)) return;
    counted.current = counts;
    void setValues({ ...values, ...counts });
  });
  useEffect(() => {
    if (isTaken) count();
  }, [isTaken, values.gender]);

  const takeOver = () => {
    if (!sibling) return;
    const blank = Object.entries(sharedWith(sibling)).filter(
      ([name]) => valueIn(values, name) === valueIn(initialValues, name),
    );
    setTaken(true);
    void setValues({ ...values, ...Object.fromEntries(blank) });
  };
  return { isTaken, takeOver };
}
