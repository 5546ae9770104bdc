import {
  useApprovedProfilesQuery,
  useFemaleProfilesQuery,
  useMaleProfilesQuery,
  useRejectedProfilesQuery,
  useTotalProfilesQuery,
} from '../../calls/biodata.ts';

/** How the five lists of biodata differ. `narrowed`: the filters with which a list is exported. */
export const KINDS = {
  rejected: {
    title: 'biodata.rejected',
    failed: 'failed.biodata.rejected',
    useProfiles: useRejectedProfilesQuery,
    narrowed: { status: 'rejected' },
  },
  total: {
    title: 'biodata.total',
    failed: 'failed.biodata.total',
    useProfiles: useTotalProfilesQuery,
    narrowed: {},
  },
  approved: {
    title: 'biodata.approved',
    failed: 'failed.biodata.approved',
    useProfiles: useApprovedProfilesQuery,
    narrowed: { status: 'approved' },
  },
  female: {
    title: 'biodata.female',
    failed: 'failed.biodata.female',
    useProfiles: useFemaleProfilesQuery,
    narrowed: { gender: 'FEMALE' },
  },
  male: {
    title: 'biodata.male',
    failed: 'failed.biodata.male',
    useProfiles: useMaleProfilesQuery,
    narrowed: { gender: 'MALE' },
  },
} as const;

export type Kind = keyof typeof KINDS;
