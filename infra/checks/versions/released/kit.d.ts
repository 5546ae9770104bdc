// @pehchan/kit 2.0.0

declare module 'released/addresses' {
  export const to: {
      profile: (id: number) => string;
      editProfile: (id: number) => string;
      editUser: (id: number) => string;
      resetPassword: (email: string, token: string) => string;
      userProfiles: (id: number) => string;
  };
}

declare module 'released/biodata/biodata-api' {
  export const useCreateProfileMutation: <R extends Record<string, any> = ({
      requestId?: undefined;
      status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
      data?: undefined;
      error?: undefined;
      endpointName?: string;
      startedTimeStamp?: undefined;
      fulfilledTimeStamp?: undefined;
  } & {
      status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
      isUninitialized: true;
      isLoading: false;
      isSuccess: false;
      isError: false;
  }) | ({
      status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
  } & Omit<{
      requestId: string;
      data?: {
          message: string;
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "data" | "fulfilledTimeStamp"> & Required<Pick<{
      requestId: string;
      data?: {
          message: string;
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "data" | "fulfilledTimeStamp">> & {
      error: undefined;
  } & {
      status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
      isUninitialized: false;
      isLoading: false;
      isSuccess: true;
      isError: false;
  }) | ({
      status: import('@reduxjs/toolkit/query').QueryStatus.pending;
  } & {
      requestId: string;
      data?: {
          message: string;
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  } & {
      data?: undefined;
  } & {
      status: import('@reduxjs/toolkit/query').QueryStatus.pending;
      isUninitialized: false;
      isLoading: true;
      isSuccess: false;
      isError: false;
  }) | ({
      status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
  } & Omit<{
      requestId: string;
      data?: {
          message: string;
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "error"> & Required<Pick<{
      requestId: string;
      data?: {
          message: string;
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "error">> & {
      status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
      isUninitialized: false;
      isLoading: false;
      isSuccess: false;
      isError: true;
  })>(options?: {
      selectFromResult?: ((state: ({
          requestId?: undefined;
          status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
          data?: undefined;
          error?: undefined;
          endpointName?: string;
          startedTimeStamp?: undefined;
          fulfilledTimeStamp?: undefined;
      } & {
          status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
          isUninitialized: true;
          isLoading: false;
          isSuccess: false;
          isError: false;
      }) | ({
          status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
      } & Omit<{
          requestId: string;
          data?: {
              message: string;
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "data" | "fulfilledTimeStamp"> & Required<Pick<{
          requestId: string;
          data?: {
              message: string;
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "data" | "fulfilledTimeStamp">> & {
          error: undefined;
      } & {
          status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
          isUninitialized: false;
          isLoading: false;
          isSuccess: true;
          isError: false;
      }) | ({
          status: import('@reduxjs/toolkit/query').QueryStatus.pending;
      } & {
          requestId: string;
          data?: {
              message: string;
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      } & {
          data?: undefined;
      } & {
          status: import('@reduxjs/toolkit/query').QueryStatus.pending;
          isUninitialized: false;
          isLoading: true;
          isSuccess: false;
          isError: false;
      }) | ({
          status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
      } & Omit<{
          requestId: string;
          data?: {
              message: string;
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "error"> & Required<Pick<{
          requestId: string;
          data?: {
              message: string;
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "error">> & {
          status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
          isUninitialized: false;
          isLoading: false;
          isSuccess: false;
          isError: true;
      })) => R) | undefined;
      fixedCacheKey?: string;
  } | undefined) => readonly [(arg: FormData) => import('@reduxjs/toolkit/query').MutationActionCreatorResult<import('@reduxjs/toolkit/query').MutationDefinition<FormData, import('@reduxjs/toolkit/query').BaseQueryFn<string | import('@reduxjs/toolkit/query').FetchArgs, unknown, import('@reduxjs/toolkit/query').FetchBaseQueryError, import('released/calls/base-query').CallNotices>, "User" | "Session" | "Biodata" | "Counts", {
      message: string;
  }, "api", {
      message: string;
  }>>, R & {
      originalArgs?: FormData | undefined;
      reset: () => void;
  }];
}

declare module 'released/biodata/biodata-card' {
  import type { FoundProfile } from 'today';
  import type { ReactNode } from 'react';
  import { type ColumnName } from 'released/biodata/columns';
  export function BiodataCard({ profile, facts, showStatus, actions, }: {
      profile: FoundProfile;
      facts: ColumnName[];
      showStatus?: boolean;
      actions?: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/biodata/biodata-filters' {
  import { type FilterName, type useBiodataFilters } from 'released/biodata/use-biodata-filters';
  type Filters = ReturnType<typeof useBiodataFilters>;
  export function BiodataFilters({ filters, without }: {
      filters: Filters;
      without?: FilterName;
  }): import('react').JSX.Element;
  export {};
}

declare module 'released/biodata/biodata-list' {
  import type { FoundProfile } from 'today';
  import type { ReactNode } from 'react';
  import type { ColumnName } from 'released/biodata/columns';
  type Props<Row extends FoundProfile> = {
      profiles: Row[];
      columns: ColumnName[];
      first: number;
      cardFacts: ColumnName[];
      inCapitals?: boolean;
      showStatus?: boolean;
      actions?: (profile: Row) => ReactNode;
      caption: string;
  };
  export function BiodataList<Row extends FoundProfile>(props: Props<Row>): import('react').JSX.Element;
  export {};
}

declare module 'released/biodata/biodata-view' {
  import { type ReactNode } from 'react';
  import { type ViewedProfile } from 'today';
  export function BiodataView({ profile, phone }: {
      profile: ViewedProfile;
      phone?: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/biodata/columns' {
  import { type FoundProfile } from 'today';
  import type { Label } from 'today';
  import type { KitTranslate } from 'released/i18n/use-translation';
  type ListColumn = {
      label: Label;
      value: (profile: FoundProfile, t: KitTranslate) => string;
      sort?: string;
      inCapitals?: true;
  };
  export const COLUMNS: {
      fullname: ListColumn;
      father: ListColumn;
      grandfather: {
          label: Readonly<Record<"en" | "hi", string>>;
          value: ({ user }: FoundProfile) => string;
      };
      mother: ListColumn;
      gotra: ListColumn;
      gender: ListColumn;
      dateOfBirth: ListColumn;
      age: {
          label: Readonly<Record<"en" | "hi", string>>;
          value: ({ age }: FoundProfile) => string;
          inCapitals: true;
      };
      height: ListColumn;
      phone: ListColumn;
      city: ListColumn;
      village: ListColumn;
      education: ListColumn;
  };
  export type ColumnName = keyof typeof COLUMNS;
  export const LISTED: ColumnName[];
  export const LISTED_ON_A_CARD: ("phone" | "village" | "education" | "gender" | "dateOfBirth" | "height" | "gotra" | "father" | "mother" | "age" | "city" | "grandfather")[];
  export function headingOf(name: ColumnName, t: KitTranslate, inCapitals?: boolean): string;
  export const sortOf: (name: ColumnName) => string | undefined;
  export {};
}

declare module 'released/biodata/form/biodata-fields' {
  import type { ReactNode } from 'react';
  type Props = {
      presentPhoto?: string;
      contactIsKnown?: boolean;
      savesAnywhere?: boolean;
      onBack?: () => void;
      children: ReactNode;
  };
  export function BiodataFields({ presentPhoto, contactIsKnown, savesAnywhere, onBack, children }: Props): import('react').JSX.Element;
  export {};
}

declare module 'released/biodata/form/biodata-form-schema' {
  import { biodataSchema, type BiodataForm } from 'today';
  import { chosenPhoto } from 'today';
  import type { AnyObject, InferType, ObjectSchema } from 'yup';
  type ChosenPhoto = InferType<typeof chosenPhoto>;
  type WithPhoto<Photo> = ObjectSchema<BiodataForm & {
      photo: Photo;
  }, AnyObject, (typeof biodataSchema)['__default'] & {
      photo: undefined;
  }, ''>;
  export const newBiodataSchema: WithPhoto<NonNullable<ChosenPhoto>>;
  export const editBiodataSchema: WithPhoto<ChosenPhoto>;
  export {};
}

declare module 'released/biodata/form/biodata-values' {
  import { type BiodataField, type ViewedProfile } from 'today';
  export type BiodataValues = Record<BiodataField, string> & {
      photo: File | undefined;
  };
  export const blankBiodata: BiodataValues;
  export function biodataValues(profile: ViewedProfile): BiodataValues;
}

declare module 'released/biodata/form/contact-fields' {
  export function PhoneField(props: {
      hint?: string;
      disabled?: boolean;
  }): import('react').JSX.Element;
  export function VillageField(): import('react').JSX.Element;
}

declare module 'released/biodata/form/index' {
  export { BiodataFields } from 'released/biodata/form/biodata-fields';
  export { biodataValues, blankBiodata, type BiodataValues } from 'released/biodata/form/biodata-values';
  export { editBiodataSchema, newBiodataSchema } from 'released/biodata/form/biodata-form-schema';
  export { PhoneField, VillageField } from 'released/biodata/form/contact-fields';
}

declare module 'released/biodata/index' {
  export { BiodataList } from 'released/biodata/biodata-list';
  export { BiodataCard } from 'released/biodata/biodata-card';
  export { COLUMNS, LISTED, LISTED_ON_A_CARD, sortOf, type ColumnName } from 'released/biodata/columns';
  export { BiodataFilters } from 'released/biodata/biodata-filters';
  export { useBiodataFilters } from 'released/biodata/use-biodata-filters';
  export { Photo } from 'released/biodata/photo';
  export { BiodataView } from 'released/biodata/biodata-view';
}

declare module 'released/biodata/photo' {
  import { type PhotoSize } from 'today';
  export function Photo({ image, name, size }: {
      image: string | null;
      name: string;
      size: PhotoSize;
  }): import('react').JSX.Element;
}

declare module 'released/biodata/use-biodata-filters' {
  const NAMES: readonly ["search", "village", "gender", "minAge", "maxAge", "city"];
  export type FilterName = (typeof NAMES)[number];
  export type BiodataFilterValues = Record<FilterName, string>;
  export const ageDigits: (typed: string) => string;
  export function useBiodataFilters(): {
      values: BiodataFilterValues;
      change: (name: FilterName, value: string) => void;
      clear: () => void;
      isFiltered: boolean;
  };
  export {};
}

declare module 'released/calls/base-api' {
  import { type FetchArgs } from '@reduxjs/toolkit/query/react';
  import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from 'today';
  import { type EndpointName, type PhotoCall } from 'today';
  export const TAGS: readonly ["Session", "Biodata", "User", "Counts"];
  export type Tag = (typeof TAGS)[number];
  export const baseApi: import('@reduxjs/toolkit/query').Api<import('@reduxjs/toolkit/query').BaseQueryFn<string | FetchArgs, unknown, import('@reduxjs/toolkit/query').FetchBaseQueryError, import('released/calls/base-query').CallNotices>, {}, "api", "User" | "Session" | "Biodata" | "Counts", typeof import('@reduxjs/toolkit/query').coreModuleName | typeof import('@reduxjs/toolkit/query/react').reactHooksModuleName>;
  export type CallOptions<N extends EndpointName> = ([keyof ParamsOf<N>] extends [never] ? {
      params?: undefined;
  } : {
      params: ParamsOf<N>;
  }) & {
      query?: {
          [Field in keyof QueryOf<N>]?: string | number | undefined;
      };
      body?: N extends PhotoCall ? FormData : {
          [Field in keyof BodyOf<N>]: BodyOf<N>[Field] | string;
      };
  };
  type Taken<N extends EndpointName> = object extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];
  export function call<N extends EndpointName>(name: N, ...options: Taken<N>): FetchArgs;
  type Asking<N extends EndpointName, Arg> = {
      query: (arg: Arg) => FetchArgs;
      transformResponse: (reply: ReplyOf<N>) => ReplyOf<N>;
  };
  export function request<N extends EndpointName>(name: N, ...options: Taken<N>): Asking<N, void>;
  export function request<N extends EndpointName, Arg>(name: N, options: (arg: Arg) => CallOptions<N>): Asking<N, Arg>;
  export {};
}

declare module 'released/calls/base-query' {
  import { type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
  import { type ErrorReply } from 'today';
  import { type MessageKey } from 'today';
  import type { Sentence } from 'released/i18n/sentences';
  export type CallNotices = {
      failed?: MessageKey | Sentence;
      withoutReason?: boolean;
      done?: MessageKey | Sentence;
      answersSignedOut?: boolean;
  };
  export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, CallNotices>;
  export function errorReply(error: unknown): ErrorReply | undefined;
}

declare module 'released/calls/connection' {
  import { type PayloadAction } from '@reduxjs/toolkit';
  export type Connection = {
      apiVersion: string;
      account?: number;
  };
  export const connection: import('@reduxjs/toolkit').Slice<Connection, {
      apiVersionNamed: (state: {
          apiVersion: string;
          account?: number | undefined;
      }, { payload }: PayloadAction<string>) => void;
      accountNamed: (state: {
          apiVersion: string;
          account?: number | undefined;
      }, { payload }: PayloadAction<number>) => void;
      sessionEnded: () => undefined;
      rightsDoubted: () => undefined;
  }, "connection", "connection", import('@reduxjs/toolkit').SliceSelectors<Connection>>;
  export const accountNamed: import('@reduxjs/toolkit').ActionCreatorWithPayload<number, "connection/accountNamed">, apiVersionNamed: import('@reduxjs/toolkit').ActionCreatorWithPayload<string, "connection/apiVersionNamed">, rightsDoubted: import('@reduxjs/toolkit').ActionCreatorWithoutPayload<"connection/rightsDoubted">, sessionEnded: import('@reduxjs/toolkit').ActionCreatorWithoutPayload<"connection/sessionEnded">;
}

declare module 'released/calls/define-endpoints' {
  import type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
  import { type Tag } from 'released/calls/base-api';
  import type { baseQuery } from 'released/calls/base-query';
  type Query = typeof baseQuery extends infer Fn extends BaseQueryFn ? Fn : never;
  export function defineEndpoints<Definitions extends EndpointDefinitions, OwnTag extends string = never>(owner: string, build: (builder: EndpointBuilder<Query, Tag | OwnTag, 'api'>) => Definitions, tags?: readonly OwnTag[]): import('released/calls/own-endpoints').OwnEndpoints<Definitions>;
  export {};
}

declare module 'released/calls/form-data' {
  import { type PhotoCall } from 'today';
  export function toFormData(call: PhotoCall, values: Record<string, unknown>): FormData;
}

declare module 'released/calls/own-endpoints' {
  import type { EndpointDefinitions } from '@reduxjs/toolkit/query/react';
  import { baseApi } from 'released/calls/base-api';
  type Injected<Definitions extends EndpointDefinitions> = ReturnType<typeof baseApi.injectEndpoints<Definitions>>;
  type HookName<Api> = Exclude<Extract<keyof Api, `use${string}`>, 'usePrefetch'>;
  export type OwnEndpoints<Definitions extends EndpointDefinitions> = Pick<Injected<Definitions>, 'endpoints' | HookName<Injected<Definitions>>> & {
      util: Pick<Injected<Definitions>['util'], 'updateQueryData' | 'selectCachedArgsForQuery'>;
  };
  export function ownEndpoints<Definitions extends EndpointDefinitions>(owner: string, names: readonly string[]): OwnEndpoints<Definitions>;
  export {};
}

declare module 'released/calls/remote-loads' {
  import { type RemoteLoad } from '@pehchan/release/remote-load';
  export function noteRemoteLoad(load: RemoteLoad): void;
  export function takeRemoteLoad(): Record<string, string>;
}

declare module 'released/calls/status-of' {
  export function statusOf(error: unknown): number | undefined;
}

declare module 'released/calls/use-api-version' {
  export function useApiVersion(): string;
}

declare module 'released/desk-details/desk-panel' {
  import { type ReactNode } from 'react';
  export type PanelProps = {
      title: string;
      onClose: () => void;
      children: ReactNode;
  };
  export function DeskPanel({ title, onClose, children }: PanelProps): import('react').JSX.Element;
}

declare module 'released/desk-details/desk-progress' {
  export type ProgressProps = {
      value: number;
      max: number;
      label: string;
  };
  export function DeskProgress({ value, max, label }: ProgressProps): import('react').JSX.Element;
}

declare module 'released/desk-details/desk-timeline' {
  import type { ReactNode } from 'react';
  export type TimelineEntry = {
      key: number;
      content: ReactNode;
  };
  export function DeskTimeline({ entries }: {
      entries: TimelineEntry[];
  }): import('react').JSX.Element;
}

declare module 'released/desk-details/index' {
  export { DeskPanel } from 'released/desk-details/desk-panel';
  export { DeskProgress } from 'released/desk-details/desk-progress';
  export { DeskTimeline, type TimelineEntry } from 'released/desk-details/desk-timeline';
}

declare module 'released/desk/data-table' {
  import type { ReactNode } from 'react';
  export type Column<Row> = {
      key: string;
      title: string;
      value: (row: Row) => ReactNode;
      sort?: string;
      isRowHeader?: boolean;
      breaks?: boolean;
      whole?: boolean;
  };
  export type Sorting = {
      by: string;
      order: 'asc' | 'desc';
      sortBy: (name: string) => void;
  };
  export type Selection<Row> = {
      ids: ReadonlySet<number>;
      select: (ids: number[], isSelected: boolean) => void;
      nameOf: (row: Row) => string;
  };
  type Props<Row> = {
      listKey: string;
      caption: string;
      rows: Row[];
      columns: Column<Row>[];
      first: number;
      sorting?: Sorting;
      selection?: Selection<Row>;
      actions?: (row: Row) => ReactNode;
  };
  export function DataTable<Row extends {
      id: number;
  }>({ listKey, caption, rows, columns, first, sorting, selection, actions, }: Props<Row>): import('react').JSX.Element;
  export {};
}

declare module 'released/desk/desk-look' {
  import type { ReactNode } from 'react';
  export function DeskLook({ children }: {
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/desk/index' {
  export { DataTable, type Column, type Selection, type Sorting } from 'released/desk/data-table';
  export { DeskLook } from 'released/desk/desk-look';
  export { NavMenu, type NavEntry } from 'released/desk/nav-menu';
}

declare module 'released/desk/nav-menu' {
  import type { ReactElement, ReactNode } from 'react';
  export type NavEntry = {
      key: string;
      icon: ReactNode;
      control: ReactElement;
      danger?: boolean;
  };
  type Props = {
      id?: string;
      entries: NavEntry[];
      current: string;
  };
  export function NavMenu({ entries, current, ...rest }: Props): import('react').JSX.Element;
  export {};
}

declare module 'released/forms/contract-form' {
  import { type FormikErrors } from 'formik';
  import { type ReactNode } from 'react';
  import type { AnyObjectSchema } from 'yup';
  import { type DraftPlace } from 'released/forms/draft/drafts';
  export type Submit<Values> = (values: Values) => Promise<unknown>;
  type Props<Values> = {
      schema: AnyObjectSchema;
      initialValues: Values;
      onSubmit: Submit<Values>;
      draft?: DraftPlace;
      refused?: FormikErrors<Values>;
      guarded?: boolean;
      children: ReactNode;
  };
  export function ContractForm<Values extends object>(props: Props<Values>): import('react').JSX.Element;
  export {};
}

declare module 'released/forms/draft/drafts' {
  import { type Area } from 'released/storage';
  export type DraftPlace = {
      key: string;
      area?: Area;
      outlivesSubmit?: boolean;
  };
  export type Draft = {
      at: number;
      values: Record<string, string>;
  };
  export function readDraft(place: DraftPlace): Draft | undefined;
  export function keepDraft(place: DraftPlace, values: object): void;
  export function forgetDraft(place: DraftPlace): void;
}

declare module 'released/forms/field' {
  import { type ReactNode } from 'react';
  export type FieldProps = {
      name: string;
      label: string;
      hint?: string;
      optional?: boolean;
      clean?: (text: string) => string;
  };
  export type Bound = {
      id: string;
      name: string;
      value: string;
      invalid: boolean;
      describedBy: string | undefined;
      onChange: (event: {
          target: EventTarget & {
              value: string;
          };
      }) => void;
      onBlur: () => void;
  };
  type Props = FieldProps & {
      children: (bound: Bound) => ReactNode;
  };
  export function Field(props: Props): import('react').JSX.Element;
  export {};
}

declare module 'released/forms/form-section' {
  import { type ReactNode } from 'react';
  export function FormSection({ title, children }: {
      title: string;
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/forms/idempotency-key' {
  export const newIdempotencyKey: () => string;
}

declare module 'released/forms/index' {
  export { Formik, useFormikContext } from 'formik';
  export { ContractForm } from 'released/forms/contract-form';
  export { forgetDraft, type DraftPlace } from 'released/forms/draft/drafts';
  export { FormSection } from 'released/forms/form-section';
  export { PasswordField } from 'released/forms/password-field';
  export { PhotoField } from 'released/forms/photo/photo-field';
  export { SelectField } from 'released/forms/select-field';
  export { TextField } from 'released/forms/text-field';
  export { SubmitButton } from 'released/forms/submit-button';
  export { newIdempotencyKey } from 'released/forms/idempotency-key';
  export { toFormData } from 'released/calls/form-data';
}

declare module 'released/forms/password-field' {
  import { type FieldProps } from 'released/forms/field';
  export function PasswordField({ autoComplete, ...field }: FieldProps & {
      autoComplete: 'new-password' | 'current-password';
  }): import('react').JSX.Element;
}

declare module 'released/forms/photo/photo-field' {
  export function PhotoField({ name, label, present }: {
      name: string;
      label: string;
      present?: string;
  }): import('react').JSX.Element;
}

declare module 'released/forms/select-field' {
  import { type Option } from 'released/ui/select';
  import { type FieldProps } from 'released/forms/field';
  export function SelectField({ options, autoComplete, ...field }: FieldProps & {
      options: Option[];
      autoComplete?: string;
  }): import('react').JSX.Element;
}

declare module 'released/forms/submit-button' {
  import type { ReactNode } from 'react';
  export function SubmitButton({ children }: {
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/forms/text-field' {
  import { type FieldProps } from 'released/forms/field';
  type Props = FieldProps & {
      autoComplete?: string;
      inputMode?: 'text' | 'numeric' | 'tel' | 'email';
      type?: 'text' | 'tel' | 'email' | 'number';
      placeholder?: string;
      disabled?: boolean;
  };
  export function TextField({ autoComplete, inputMode, type, placeholder, disabled, ...field }: Props): import('react').JSX.Element;
  export function ParagraphField({ maxLength, ...field }: FieldProps & {
      maxLength?: number;
  }): import('react').JSX.Element;
  export {};
}

declare module 'released/i18n/display-name' {
  export function displayName(name: string): string;
}

declare module 'released/i18n/en' {
  export const en: {
      readonly 'product.name': "Pehchan";
      readonly 'product.motto': "Apno ki Apno se Pehchan";
      readonly 'theme.light': "Light";
      readonly 'theme.dark': "Dark";
      readonly 'theme.system': "As this device";
      readonly 'status.approved': "Approved";
      readonly 'status.rejected': "Rejected";
      readonly 'status.pending': "Pending";
      readonly 'field.number': "SrNo";
      readonly 'field.fullname': "Name";
      readonly 'field.father': "Father";
      readonly 'field.phone': "Phone";
      readonly 'field.mobile': "Mobile no.";
      readonly 'field.email': "Email";
      readonly 'field.password': "Password";
      readonly 'field.city': "City";
      readonly 'field.village': "Village";
      readonly 'field.photo': "Photo";
      readonly 'field.status': "Status";
      readonly 'field.actions': "Actions";
      readonly 'section.basic': "Basic Information";
      readonly 'section.photo': "Profile Photo Upload";
      readonly 'section.education': "Education Information";
      readonly 'section.career': "Career Information";
      readonly 'section.family': "Family Information";
      readonly 'card.basic': "Basic Information";
      readonly 'card.education': "Education";
      readonly 'card.career': "Occupation";
      readonly 'card.family': "Family Background";
      readonly 'action.view': "View";
      readonly 'action.edit': "Edit";
      readonly 'action.delete': "Delete";
      readonly 'action.call': "Call Now";
      readonly 'action.cancel': "Cancel";
      readonly 'action.ok': "Yes";
      readonly 'action.close': "Close";
      readonly 'action.retry': "Try again";
      readonly 'action.back': "Back";
      readonly 'action.next': "Next";
      readonly 'action.clear': "Clear filters";
      readonly 'action.choosePhoto': "Choose a photo";
      readonly 'action.changePhoto': "Change the photo";
      readonly 'action.showPassword': "Show password";
      readonly 'action.hidePassword': "Hide password";
      readonly 'state.loading': "Loading…";
      readonly 'state.failed': "This could not be loaded.";
      readonly 'state.offline': "You are offline. What you already opened stays readable.";
      readonly 'state.unsaid': "Not said";
      readonly 'state.noPhoto': "No photo";
      readonly 'state.years': "{n} years";
      readonly 'filter.title': "Filters";
      readonly 'filter.name': "Search by name";
      readonly 'filter.city': "Search by city";
      readonly 'filter.village': "Village";
      readonly 'filter.gender': "Gender";
      readonly 'filter.any': "All";
      readonly 'filter.minAge': "Age from";
      readonly 'filter.maxAge': "Age to";
      readonly 'list.total': "{n} found";
      readonly 'list.page': "Page {page} of {pages}";
      readonly 'list.previous': "Previous page";
      readonly 'list.next': "Next page";
      readonly 'list.toPage': "Page {page}";
      readonly 'list.columns': "Columns";
      readonly 'list.columnsShown': "Columns: {n} of {all}";
      readonly 'list.sort': "Sort by";
      readonly 'list.sortBy': "Sort by this column";
      readonly 'list.ownOrder': "Newest first";
      readonly 'list.ascending': "{field}, ascending";
      readonly 'list.descending': "{field}, descending";
      readonly 'list.pageSize': "Rows per page";
      readonly 'list.select': "Select {name}";
      readonly 'list.selectAll': "Select all on this page";
      readonly 'photo.hint': "One clear photo of the face. At most 5 MB.";
      readonly 'photo.of': "Photo of {name}";
      readonly 'form.choose': "Choose";
      readonly 'form.words': "Up to 250 words";
      readonly 'form.optional': "optional";
      readonly 'form.error': "Please check one field:";
      readonly 'form.errors': "Please check {n} fields:";
      readonly 'draft.title': "Unfinished form";
      readonly 'draft.offer': "You began this form on {when}. What you typed is kept on this phone.";
      readonly 'draft.continue': "Continue where I was";
      readonly 'draft.discard': "Start anew";
      readonly 'form.leave': "What you typed has not been sent. Leave this page?";
      readonly 'steps.progress': "How far the form is";
      readonly 'steps.where': "Part {n} of {of}";
      readonly 'photo.edit': "Turn and crop";
      readonly 'photo.turn': "Turn";
      readonly 'photo.zoom': "Larger or smaller";
      readonly 'photo.use': "Use this photo";
      readonly 'upload.progress': "Sending… {percent} %";
      readonly "gender.MALE": string;
      readonly "gender.FEMALE": string;
      readonly "village.DANTRAI": string;
      readonly "village.NIMBAJ": string;
      readonly "village.MALGAON": string;
      readonly "village.AMBLARI": string;
      readonly "village.ANADARA": string;
      readonly "village.MAROL": string;
      readonly "village.PAMERA": string;
      readonly "village.POSINDARA": string;
      readonly "village.DHAN": string;
      readonly "village.MADIYA": string;
      readonly "village.MERMODAVARA": string;
  };
  export type KitTextKey = keyof typeof en;
}

declare module 'released/i18n/format-instant' {
  import type { Language } from 'today';
  export function formatInstant(language: Language, instant: string | number): string;
}

declare module 'released/i18n/sentences' {
  import { type Language } from 'today';
  export type Catalogue<Key extends string> = Record<Language, Record<Key, string>>;
  export type Sentence = Readonly<Record<Language, string>>;
  export const sentencesOf: <Key extends string>(catalogue: Catalogue<Key>) => (key: Key) => Sentence;
  export function isSentence(value: unknown): value is Sentence;
}

declare module 'released/i18n/use-translation' {
  import { type Holes, type Language, type MessageKey } from 'today';
  import { type KitTextKey } from 'released/i18n/en';
  import { type Catalogue, type Sentence } from 'released/i18n/sentences';
  export type KitTranslate = (key: KitTextKey | MessageKey | Sentence, holes?: Holes) => string;
  export const LanguageContext: import('react').Context<"en" | "hi">;
  export function useLanguage(): Language;
  export function useKitTranslation(): KitTranslate;
  export function useTranslation<Key extends string>(catalogue: Catalogue<Key>): (key: Key, holes?: Holes) => string;
}

declare module 'released/index' {
  export { KIT_VERSION } from 'released/version';
  export { to } from 'released/addresses';
  export { paths } from 'released/paths';
  export { call, request } from 'released/calls/base-api';
  export { useApiVersion } from 'released/calls/use-api-version';
  export { noteRemoteLoad } from 'released/calls/remote-loads';
  export { useSignOut } from 'released/session/use-sign-out';
  export { useMode } from 'released/theme/use-mode';
  export { defineEndpoints } from 'released/calls/define-endpoints';
  export { statusOf } from 'released/calls/status-of';
  export { errorReply } from 'released/calls/base-query';
  export { createStore, type Store } from 'released/store';
  export { noticeAdded, noticeDismissed, type Notice } from 'released/notices/notices';
  export { useNotices } from 'released/notices/use-notices';
  export { usePreferences } from 'released/preferences/use-preferences';
  export { THEMES, type Theme } from 'released/preferences/themes';
  export { PAGE_SIZES } from 'released/preferences/page-sizes';
  export { onTabNews, tellTabs } from 'released/preferences/tabs';
  export { readCookie } from 'released/preferences/cookies';
  export { useCheckQuery, useRegisterMutation, type AccountValues } from 'released/session/session-api';
  export { mayBeSignedIn, useSession, useSignedInUser, type Session } from 'released/session/use-session';
  export { StatusTag } from 'released/session/status-tag';
  export { Watermark } from 'released/session/watermark';
  export { formatInstant } from 'released/i18n/format-instant';
  export { displayName } from 'released/i18n/display-name';
  export { LanguageContext, useLanguage, useKitTranslation, useTranslation, type KitTranslate, } from 'released/i18n/use-translation';
  export { sentencesOf, type Catalogue, type Sentence } from 'released/i18n/sentences';
  export { useCreateProfileMutation } from 'released/biodata/biodata-api';
  export { useListPage } from 'released/lists/use-list-page';
  export { useWayBack } from 'released/lists/use-way-back';
  export { QueryList } from 'released/lists/query-list';
  export { shownOf, type ListQuery, type PagedReply } from 'released/lists/list-query';
  export { useStay } from 'released/lists/use-stay';
  export { useListState, type ListState } from 'released/lists/use-list-state';
  export { OwnerContext } from 'released/owner';
  export { forgetEverything } from 'released/storage';
  export { LEAVING } from 'released/leaving';
  export { styleNonce } from 'released/theme/nonce';
  export { KitProviders } from 'released/kit-providers';
  export type { PageTable } from 'released/remote-page';
}

declare module 'released/kit-providers' {
  import { type ReactNode } from 'react';
  import type { Store } from 'released/store';
  export function KitProviders({ store, children }: {
      store: Store;
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/leaving' {
  export const LEAVING = "pehchan:leaving";
}

declare module 'released/lists/list-query' {
  export type PagedReply = {
      total: number;
      page: number;
      pageSize: number;
  };
  export type ListQuery<Reply extends PagedReply> = {
      data?: Reply;
      currentData?: Reply;
      isFetching: boolean;
      isError: boolean;
      refetch: () => unknown;
  };
  export function shownOf<Reply extends PagedReply>(query: ListQuery<Reply>): Reply | undefined;
}

declare module 'released/lists/query-list' {
  import { type ReactNode, type RefObject } from 'react';
  import { type ListQuery, type PagedReply } from 'released/lists/list-query';
  import type { GoTo } from 'released/lists/use-list-page';
  type Props<Reply extends PagedReply> = {
      query: ListQuery<Reply>;
      listKey: string;
      failed: ReactNode;
      empty: ReactNode;
      onPage: GoTo;
      place?: RefObject<HTMLDivElement | null>;
      bars?: number;
      children: (reply: Reply, first: number) => ReactNode;
  };
  export function QueryList<Reply extends PagedReply>({ query, empty, onPage, children, ...props }: Props<Reply>): import('react').JSX.Element;
  export {};
}

declare module 'released/lists/use-list-page' {
  export type GoTo = (page: number, options?: {
      replace: boolean;
  }) => void;
  export function useListPage(list: string): {
      page: number;
      goTo: GoTo;
  };
}

declare module 'released/lists/use-list-state' {
  import { type PageSize } from 'released/preferences/page-sizes';
  export function useListState(listKey: string): {
      page: number;
      goTo: import('released/lists/use-list-page').GoTo;
      pageSize: 5 | 10 | 20 | 50;
      search: string;
      sort: string;
      order: "asc" | "desc";
      ask: (changes: Record<string, string>) => void;
      find: (search: string) => void;
      sortIn: (by: string, direction: "asc" | "desc") => void;
      sortBy: (by: string) => void;
      showRows: (size: PageSize) => void;
  };
  export type ListState = ReturnType<typeof useListState>;
}

declare module 'released/lists/use-stay' {
  export function useStay(): {
      place: import('react').RefObject<HTMLDivElement | null>;
      stay: import('react').ActionDispatch<[]>;
  };
}

declare module 'released/lists/use-way-back' {
  export function useWayBack(otherwise: string): () => void;
}

declare module 'released/notices/notices' {
  import { type PayloadAction } from '@reduxjs/toolkit';
  export type Notice = {
      id: number;
      kind: 'success' | 'error' | 'info';
      text: string;
  };
  type Notices = {
      next: number;
      waiting: Notice[];
  };
  function takeErrorsBack(state: Notices): void;
  export const notices: import('@reduxjs/toolkit').Slice<Notices, {
      noticeAdded: (state: {
          next: number;
          waiting: {
              id: number;
              kind: "success" | "error" | "info";
              text: string;
          }[];
      }, { payload }: PayloadAction<Omit<Notice, "id">>) => void;
      callWorked: typeof takeErrorsBack;
      noticeDismissed: (state: {
          next: number;
          waiting: {
              id: number;
              kind: "success" | "error" | "info";
              text: string;
          }[];
      }, { payload }: PayloadAction<number>) => void;
  }, "notices", "notices", import('@reduxjs/toolkit').SliceSelectors<Notices>>;
  export const noticeAdded: import('@reduxjs/toolkit').ActionCreatorWithPayload<Omit<Notice, "id">, "notices/noticeAdded">, callWorked: import('@reduxjs/toolkit').ActionCreatorWithoutPayload<"notices/callWorked">, noticeDismissed: import('@reduxjs/toolkit').ActionCreatorWithPayload<number, "notices/noticeDismissed">;
  export {};
}

declare module 'released/notices/use-notices' {
  import { type Notice } from 'released/notices/notices';
  export function useNotices(): {
      waiting: Notice[];
      notify: (notice: Omit<Notice, "id">) => {
          payload: Omit<Notice, "id">;
          type: "notices/noticeAdded";
      };
      dismiss: (id: number) => {
          payload: number;
          type: "notices/noticeDismissed";
      };
  };
}

declare module 'released/owner' {
  export const OwnerContext: import('react').Context<string | undefined>;
  export function useOwnKey(key: string): string;
}

declare module 'released/paths' {
  export const paths: {
      readonly home: "/";
      readonly login: "/login";
      readonly signup: "/signup";
      readonly forgotPassword: "/forget-password";
      readonly resetPassword: "/reset-password/:email/:token";
      readonly editUser: "/update-user/:id";
      readonly addProfile: "/add-profile";
      readonly editProfile: "/update-profile/:id";
      readonly profile: "/profile/get-profile/:id";
      readonly search: "/search-profiles";
      readonly rejectedProfiles: "/rejected-profiles";
      readonly totalProfiles: "/total-biodata";
      readonly approvedProfiles: "/approvedbiodata";
      readonly genderProfiles: "/biodata/:gender";
      readonly users: "/userlist";
      readonly dashboard: "/dashboard";
      readonly settings: "/settings";
      readonly userProfiles: "/admin/get-user-profiles-byUserId/:id";
      readonly contact: "/contact-us";
      readonly about: "/about-us";
      readonly terms: "/terms";
  };
}

declare module 'released/preferences/cookies' {
  export function readCookie(name: string): string | undefined;
  export function writeCookie(name: string, value: string): void;
}

declare module 'released/preferences/page-sizes' {
  export const PAGE_SIZES: readonly [5, 10, 20, 50];
  export type PageSize = (typeof PAGE_SIZES)[number];
  export const PAGE_SIZE_COOKIE = "pehchan_page_size";
}

declare module 'released/preferences/preferences' {
  import { type PayloadAction } from '@reduxjs/toolkit';
  import { type Language } from 'today';
  import { type PageSize } from 'released/preferences/page-sizes';
  import { type Theme } from 'released/preferences/themes';
  export type Preferences = {
      language: Language;
      theme: Theme;
      pageSize: PageSize;
  };
  export const preferences: import('@reduxjs/toolkit').Slice<Preferences, {
      preferencesHeard: (_state: {
          language: Language;
          theme: Theme;
          pageSize: PageSize;
      }, { payload }: PayloadAction<Preferences>) => Preferences;
      languageChosen: (state: {
          language: Language;
          theme: Theme;
          pageSize: PageSize;
      }, { payload }: PayloadAction<Language>) => void;
      themeChosen: (state: {
          language: Language;
          theme: Theme;
          pageSize: PageSize;
      }, { payload }: PayloadAction<Theme>) => void;
      pageSizeChosen: (state: {
          language: Language;
          theme: Theme;
          pageSize: PageSize;
      }, { payload }: PayloadAction<PageSize>) => void;
  }, "preferences", "preferences", import('@reduxjs/toolkit').SliceSelectors<Preferences>>;
  export const languageChosen: import('@reduxjs/toolkit').ActionCreatorWithPayload<"en" | "hi", "preferences/languageChosen">, pageSizeChosen: import('@reduxjs/toolkit').ActionCreatorWithPayload<5 | 10 | 20 | 50, "preferences/pageSizeChosen">, preferencesHeard: import('@reduxjs/toolkit').ActionCreatorWithPayload<Preferences, "preferences/preferencesHeard">, themeChosen: import('@reduxjs/toolkit').ActionCreatorWithPayload<"light" | "dark" | "system", "preferences/themeChosen">;
}

declare module 'released/preferences/tabs' {
  import type { Preferences } from 'released/preferences/preferences';
  type TabNews = {
      kind: 'preferences';
      preferences: Preferences;
  } | {
      kind: 'signedOut';
  };
  export function tellTabs(news: TabNews): void;
  export function onTabNews(listener: (news: TabNews) => void): () => void;
  export {};
}

declare module 'released/preferences/themes' {
  export const THEMES: readonly ["light", "dark", "system"];
  export type Theme = (typeof THEMES)[number];
}

declare module 'released/preferences/use-preferences' {
  import { type Language } from 'today';
  import { type PageSize } from 'released/preferences/page-sizes';
  import type { Theme } from 'released/preferences/themes';
  export function usePreferences(): {
      chooseLanguage: (language: Language) => void;
      chooseTheme: (theme: Theme) => void;
      choosePageSize: (pageSize: PageSize) => void;
      language: Language;
      theme: Theme;
      pageSize: PageSize;
  };
}

declare module 'released/remote-page' {
  import type { ComponentType } from 'react';
  export type PageTable = Record<string, () => Promise<{
      default: ComponentType;
  }>>;
}

declare module 'released/router' {
  export { createBrowserRouter, createMemoryRouter, generatePath, Link, MemoryRouter, Navigate, NavLink, Outlet, RouterProvider, ScrollRestoration, useLocation, useNavigate, useParams, useRouteError, useSearchParams, type RouteObject, } from 'react-router-dom';
}

declare module 'released/session/session-api' {
  import type { RegisterForm } from 'today';
  export type AccountValues = Record<keyof RegisterForm, string>;
  export const hasSignedOut: (value: any) => value is import('@reduxjs/toolkit').PayloadAction<{
      message: string;
  }, string, {
      arg: {
          type: "mutation";
          originalArgs: unknown;
          endpointName: string;
          track?: boolean;
          fixedCacheKey?: string;
      } & {
          originalArgs: void;
      };
      requestId: string;
      requestStatus: "fulfilled";
  } & {
      startedTimeStamp: number;
      seq: number;
  } & {
      fulfilledTimeStamp: number;
      baseQueryMeta: unknown;
      RTK_autoBatch: true;
  }, never>;
  export const useCheckQuery: <R extends Record<string, any> = import('@reduxjs/toolkit/query/react').UseQueryStateDefaultResult<import('@reduxjs/toolkit/query').QueryDefinition<void, import('@reduxjs/toolkit/query').BaseQueryFn<string | import('@reduxjs/toolkit/query').FetchArgs, unknown, import('@reduxjs/toolkit/query').FetchBaseQueryError, import('released/calls/base-query').CallNotices>, "User" | "Session" | "Biodata" | "Counts", {
      message: string;
      user: {
          id: number;
          email: string;
          phone: string;
          name: string;
          Father: string;
          village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
          image: string | null;
          role: NonNullable<"USER" | "ADMIN" | undefined>;
          IsApproved: NonNullable<boolean | undefined>;
          IsRejected: NonNullable<boolean | undefined>;
          createdAt: string;
          language: NonNullable<"en" | "hi" | undefined>;
          noticeRead: NonNullable<boolean | undefined>;
          can: {
              search: NonNullable<boolean | undefined>;
              administer: NonNullable<boolean | undefined>;
              purge: NonNullable<boolean | undefined>;
          };
      };
  }, "api", {
      message: string;
      user: {
          id: number;
          email: string;
          phone: string;
          name: string;
          Father: string;
          village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
          image: string | null;
          role: NonNullable<"USER" | "ADMIN" | undefined>;
          IsApproved: NonNullable<boolean | undefined>;
          IsRejected: NonNullable<boolean | undefined>;
          createdAt: string;
          language: NonNullable<"en" | "hi" | undefined>;
          noticeRead: NonNullable<boolean | undefined>;
          can: {
              search: NonNullable<boolean | undefined>;
              administer: NonNullable<boolean | undefined>;
              purge: NonNullable<boolean | undefined>;
          };
      };
  }>>>(arg: void | typeof import('@reduxjs/toolkit/query').skipToken, options?: (import('@reduxjs/toolkit/query').SubscriptionOptions & {
      skip?: boolean;
      refetchOnMountOrArgChange?: boolean | number;
  } & {
      skip?: boolean;
      selectFromResult?: ((state: import('@reduxjs/toolkit/query/react').UseQueryStateDefaultResult<import('@reduxjs/toolkit/query').QueryDefinition<void, import('@reduxjs/toolkit/query').BaseQueryFn<string | import('@reduxjs/toolkit/query').FetchArgs, unknown, import('@reduxjs/toolkit/query').FetchBaseQueryError, import('released/calls/base-query').CallNotices>, "User" | "Session" | "Biodata" | "Counts", {
          message: string;
          user: {
              id: number;
              email: string;
              phone: string;
              name: string;
              Father: string;
              village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
              image: string | null;
              role: NonNullable<"USER" | "ADMIN" | undefined>;
              IsApproved: NonNullable<boolean | undefined>;
              IsRejected: NonNullable<boolean | undefined>;
              createdAt: string;
              language: NonNullable<"en" | "hi" | undefined>;
              noticeRead: NonNullable<boolean | undefined>;
              can: {
                  search: NonNullable<boolean | undefined>;
                  administer: NonNullable<boolean | undefined>;
                  purge: NonNullable<boolean | undefined>;
              };
          };
      }, "api", {
          message: string;
          user: {
              id: number;
              email: string;
              phone: string;
              name: string;
              Father: string;
              village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
              image: string | null;
              role: NonNullable<"USER" | "ADMIN" | undefined>;
              IsApproved: NonNullable<boolean | undefined>;
              IsRejected: NonNullable<boolean | undefined>;
              createdAt: string;
              language: NonNullable<"en" | "hi" | undefined>;
              noticeRead: NonNullable<boolean | undefined>;
              can: {
                  search: NonNullable<boolean | undefined>;
                  administer: NonNullable<boolean | undefined>;
                  purge: NonNullable<boolean | undefined>;
              };
          };
      }>>) => R) | undefined;
  }) | undefined) => R & {
      refetch: () => import('@reduxjs/toolkit/query').QueryActionCreatorResult<import('@reduxjs/toolkit/query').QueryDefinition<void, import('@reduxjs/toolkit/query').BaseQueryFn<string | import('@reduxjs/toolkit/query').FetchArgs, unknown, import('@reduxjs/toolkit/query').FetchBaseQueryError, import('released/calls/base-query').CallNotices>, "User" | "Session" | "Biodata" | "Counts", {
          message: string;
          user: {
              id: number;
              email: string;
              phone: string;
              name: string;
              Father: string;
              village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
              image: string | null;
              role: NonNullable<"USER" | "ADMIN" | undefined>;
              IsApproved: NonNullable<boolean | undefined>;
              IsRejected: NonNullable<boolean | undefined>;
              createdAt: string;
              language: NonNullable<"en" | "hi" | undefined>;
              noticeRead: NonNullable<boolean | undefined>;
              can: {
                  search: NonNullable<boolean | undefined>;
                  administer: NonNullable<boolean | undefined>;
                  purge: NonNullable<boolean | undefined>;
              };
          };
      }, "api", {
          message: string;
          user: {
              id: number;
              email: string;
              phone: string;
              name: string;
              Father: string;
              village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
              image: string | null;
              role: NonNullable<"USER" | "ADMIN" | undefined>;
              IsApproved: NonNullable<boolean | undefined>;
              IsRejected: NonNullable<boolean | undefined>;
              createdAt: string;
              language: NonNullable<"en" | "hi" | undefined>;
              noticeRead: NonNullable<boolean | undefined>;
              can: {
                  search: NonNullable<boolean | undefined>;
                  administer: NonNullable<boolean | undefined>;
                  purge: NonNullable<boolean | undefined>;
              };
          };
      }>>;
  }, useRegisterMutation: <R extends Record<string, any> = ({
      requestId?: undefined;
      status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
      data?: undefined;
      error?: undefined;
      endpointName?: string;
      startedTimeStamp?: undefined;
      fulfilledTimeStamp?: undefined;
  } & {
      status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
      isUninitialized: true;
      isLoading: false;
      isSuccess: false;
      isError: false;
  }) | ({
      status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
  } & Omit<{
      requestId: string;
      data?: {
          message: string;
          user: {
              id: number;
              email: string;
              phone: string;
              name: string;
              Father: string;
              village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
              image: string | null;
              role: NonNullable<"USER" | "ADMIN" | undefined>;
              IsApproved: NonNullable<boolean | undefined>;
              IsRejected: NonNullable<boolean | undefined>;
              createdAt: string;
              language: NonNullable<"en" | "hi" | undefined>;
              noticeRead: NonNullable<boolean | undefined>;
              can: {
                  search: NonNullable<boolean | undefined>;
                  administer: NonNullable<boolean | undefined>;
                  purge: NonNullable<boolean | undefined>;
              };
          };
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "data" | "fulfilledTimeStamp"> & Required<Pick<{
      requestId: string;
      data?: {
          message: string;
          user: {
              id: number;
              email: string;
              phone: string;
              name: string;
              Father: string;
              village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
              image: string | null;
              role: NonNullable<"USER" | "ADMIN" | undefined>;
              IsApproved: NonNullable<boolean | undefined>;
              IsRejected: NonNullable<boolean | undefined>;
              createdAt: string;
              language: NonNullable<"en" | "hi" | undefined>;
              noticeRead: NonNullable<boolean | undefined>;
              can: {
                  search: NonNullable<boolean | undefined>;
                  administer: NonNullable<boolean | undefined>;
                  purge: NonNullable<boolean | undefined>;
              };
          };
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "data" | "fulfilledTimeStamp">> & {
      error: undefined;
  } & {
      status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
      isUninitialized: false;
      isLoading: false;
      isSuccess: true;
      isError: false;
  }) | ({
      status: import('@reduxjs/toolkit/query').QueryStatus.pending;
  } & {
      requestId: string;
      data?: {
          message: string;
          user: {
              id: number;
              email: string;
              phone: string;
              name: string;
              Father: string;
              village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
              image: string | null;
              role: NonNullable<"USER" | "ADMIN" | undefined>;
              IsApproved: NonNullable<boolean | undefined>;
              IsRejected: NonNullable<boolean | undefined>;
              createdAt: string;
              language: NonNullable<"en" | "hi" | undefined>;
              noticeRead: NonNullable<boolean | undefined>;
              can: {
                  search: NonNullable<boolean | undefined>;
                  administer: NonNullable<boolean | undefined>;
                  purge: NonNullable<boolean | undefined>;
              };
          };
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  } & {
      data?: undefined;
  } & {
      status: import('@reduxjs/toolkit/query').QueryStatus.pending;
      isUninitialized: false;
      isLoading: true;
      isSuccess: false;
      isError: false;
  }) | ({
      status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
  } & Omit<{
      requestId: string;
      data?: {
          message: string;
          user: {
              id: number;
              email: string;
              phone: string;
              name: string;
              Father: string;
              village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
              image: string | null;
              role: NonNullable<"USER" | "ADMIN" | undefined>;
              IsApproved: NonNullable<boolean | undefined>;
              IsRejected: NonNullable<boolean | undefined>;
              createdAt: string;
              language: NonNullable<"en" | "hi" | undefined>;
              noticeRead: NonNullable<boolean | undefined>;
              can: {
                  search: NonNullable<boolean | undefined>;
                  administer: NonNullable<boolean | undefined>;
                  purge: NonNullable<boolean | undefined>;
              };
          };
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "error"> & Required<Pick<{
      requestId: string;
      data?: {
          message: string;
          user: {
              id: number;
              email: string;
              phone: string;
              name: string;
              Father: string;
              village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
              image: string | null;
              role: NonNullable<"USER" | "ADMIN" | undefined>;
              IsApproved: NonNullable<boolean | undefined>;
              IsRejected: NonNullable<boolean | undefined>;
              createdAt: string;
              language: NonNullable<"en" | "hi" | undefined>;
              noticeRead: NonNullable<boolean | undefined>;
              can: {
                  search: NonNullable<boolean | undefined>;
                  administer: NonNullable<boolean | undefined>;
                  purge: NonNullable<boolean | undefined>;
              };
          };
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "error">> & {
      status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
      isUninitialized: false;
      isLoading: false;
      isSuccess: false;
      isError: true;
  })>(options?: {
      selectFromResult?: ((state: ({
          requestId?: undefined;
          status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
          data?: undefined;
          error?: undefined;
          endpointName?: string;
          startedTimeStamp?: undefined;
          fulfilledTimeStamp?: undefined;
      } & {
          status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
          isUninitialized: true;
          isLoading: false;
          isSuccess: false;
          isError: false;
      }) | ({
          status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
      } & Omit<{
          requestId: string;
          data?: {
              message: string;
              user: {
                  id: number;
                  email: string;
                  phone: string;
                  name: string;
                  Father: string;
                  village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
                  image: string | null;
                  role: NonNullable<"USER" | "ADMIN" | undefined>;
                  IsApproved: NonNullable<boolean | undefined>;
                  IsRejected: NonNullable<boolean | undefined>;
                  createdAt: string;
                  language: NonNullable<"en" | "hi" | undefined>;
                  noticeRead: NonNullable<boolean | undefined>;
                  can: {
                      search: NonNullable<boolean | undefined>;
                      administer: NonNullable<boolean | undefined>;
                      purge: NonNullable<boolean | undefined>;
                  };
              };
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "data" | "fulfilledTimeStamp"> & Required<Pick<{
          requestId: string;
          data?: {
              message: string;
              user: {
                  id: number;
                  email: string;
                  phone: string;
                  name: string;
                  Father: string;
                  village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
                  image: string | null;
                  role: NonNullable<"USER" | "ADMIN" | undefined>;
                  IsApproved: NonNullable<boolean | undefined>;
                  IsRejected: NonNullable<boolean | undefined>;
                  createdAt: string;
                  language: NonNullable<"en" | "hi" | undefined>;
                  noticeRead: NonNullable<boolean | undefined>;
                  can: {
                      search: NonNullable<boolean | undefined>;
                      administer: NonNullable<boolean | undefined>;
                      purge: NonNullable<boolean | undefined>;
                  };
              };
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "data" | "fulfilledTimeStamp">> & {
          error: undefined;
      } & {
          status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
          isUninitialized: false;
          isLoading: false;
          isSuccess: true;
          isError: false;
      }) | ({
          status: import('@reduxjs/toolkit/query').QueryStatus.pending;
      } & {
          requestId: string;
          data?: {
              message: string;
              user: {
                  id: number;
                  email: string;
                  phone: string;
                  name: string;
                  Father: string;
                  village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
                  image: string | null;
                  role: NonNullable<"USER" | "ADMIN" | undefined>;
                  IsApproved: NonNullable<boolean | undefined>;
                  IsRejected: NonNullable<boolean | undefined>;
                  createdAt: string;
                  language: NonNullable<"en" | "hi" | undefined>;
                  noticeRead: NonNullable<boolean | undefined>;
                  can: {
                      search: NonNullable<boolean | undefined>;
                      administer: NonNullable<boolean | undefined>;
                      purge: NonNullable<boolean | undefined>;
                  };
              };
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      } & {
          data?: undefined;
      } & {
          status: import('@reduxjs/toolkit/query').QueryStatus.pending;
          isUninitialized: false;
          isLoading: true;
          isSuccess: false;
          isError: false;
      }) | ({
          status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
      } & Omit<{
          requestId: string;
          data?: {
              message: string;
              user: {
                  id: number;
                  email: string;
                  phone: string;
                  name: string;
                  Father: string;
                  village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
                  image: string | null;
                  role: NonNullable<"USER" | "ADMIN" | undefined>;
                  IsApproved: NonNullable<boolean | undefined>;
                  IsRejected: NonNullable<boolean | undefined>;
                  createdAt: string;
                  language: NonNullable<"en" | "hi" | undefined>;
                  noticeRead: NonNullable<boolean | undefined>;
                  can: {
                      search: NonNullable<boolean | undefined>;
                      administer: NonNullable<boolean | undefined>;
                      purge: NonNullable<boolean | undefined>;
                  };
              };
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "error"> & Required<Pick<{
          requestId: string;
          data?: {
              message: string;
              user: {
                  id: number;
                  email: string;
                  phone: string;
                  name: string;
                  Father: string;
                  village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
                  image: string | null;
                  role: NonNullable<"USER" | "ADMIN" | undefined>;
                  IsApproved: NonNullable<boolean | undefined>;
                  IsRejected: NonNullable<boolean | undefined>;
                  createdAt: string;
                  language: NonNullable<"en" | "hi" | undefined>;
                  noticeRead: NonNullable<boolean | undefined>;
                  can: {
                      search: NonNullable<boolean | undefined>;
                      administer: NonNullable<boolean | undefined>;
                      purge: NonNullable<boolean | undefined>;
                  };
              };
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "error">> & {
          status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
          isUninitialized: false;
          isLoading: false;
          isSuccess: false;
          isError: true;
      })) => R) | undefined;
      fixedCacheKey?: string;
  } | undefined) => readonly [(arg: AccountValues) => import('@reduxjs/toolkit/query').MutationActionCreatorResult<import('@reduxjs/toolkit/query').MutationDefinition<AccountValues, import('@reduxjs/toolkit/query').BaseQueryFn<string | import('@reduxjs/toolkit/query').FetchArgs, unknown, import('@reduxjs/toolkit/query').FetchBaseQueryError, import('released/calls/base-query').CallNotices>, "User" | "Session" | "Biodata" | "Counts", {
      message: string;
      user: {
          id: number;
          email: string;
          phone: string;
          name: string;
          Father: string;
          village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
          image: string | null;
          role: NonNullable<"USER" | "ADMIN" | undefined>;
          IsApproved: NonNullable<boolean | undefined>;
          IsRejected: NonNullable<boolean | undefined>;
          createdAt: string;
          language: NonNullable<"en" | "hi" | undefined>;
          noticeRead: NonNullable<boolean | undefined>;
          can: {
              search: NonNullable<boolean | undefined>;
              administer: NonNullable<boolean | undefined>;
              purge: NonNullable<boolean | undefined>;
          };
      };
  }, "api", {
      message: string;
      user: {
          id: number;
          email: string;
          phone: string;
          name: string;
          Father: string;
          village: NonNullable<"DANTRAI" | "NIMBAJ" | "MALGAON" | "AMBLARI" | "ANADARA" | "MAROL" | "PAMERA" | "POSINDARA" | "DHAN" | "MADIYA" | "MERMODAVARA" | undefined>;
          image: string | null;
          role: NonNullable<"USER" | "ADMIN" | undefined>;
          IsApproved: NonNullable<boolean | undefined>;
          IsRejected: NonNullable<boolean | undefined>;
          createdAt: string;
          language: NonNullable<"en" | "hi" | undefined>;
          noticeRead: NonNullable<boolean | undefined>;
          can: {
              search: NonNullable<boolean | undefined>;
              administer: NonNullable<boolean | undefined>;
              purge: NonNullable<boolean | undefined>;
          };
      };
  }>>, R & {
      originalArgs?: AccountValues | undefined;
      reset: () => void;
  }], useLogoutMutation: <R extends Record<string, any> = ({
      requestId?: undefined;
      status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
      data?: undefined;
      error?: undefined;
      endpointName?: string;
      startedTimeStamp?: undefined;
      fulfilledTimeStamp?: undefined;
  } & {
      status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
      isUninitialized: true;
      isLoading: false;
      isSuccess: false;
      isError: false;
  }) | ({
      status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
  } & Omit<{
      requestId: string;
      data?: {
          message: string;
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "data" | "fulfilledTimeStamp"> & Required<Pick<{
      requestId: string;
      data?: {
          message: string;
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "data" | "fulfilledTimeStamp">> & {
      error: undefined;
  } & {
      status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
      isUninitialized: false;
      isLoading: false;
      isSuccess: true;
      isError: false;
  }) | ({
      status: import('@reduxjs/toolkit/query').QueryStatus.pending;
  } & {
      requestId: string;
      data?: {
          message: string;
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  } & {
      data?: undefined;
  } & {
      status: import('@reduxjs/toolkit/query').QueryStatus.pending;
      isUninitialized: false;
      isLoading: true;
      isSuccess: false;
      isError: false;
  }) | ({
      status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
  } & Omit<{
      requestId: string;
      data?: {
          message: string;
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "error"> & Required<Pick<{
      requestId: string;
      data?: {
          message: string;
      } | undefined;
      error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
      endpointName: string;
      startedTimeStamp: number;
      fulfilledTimeStamp?: number;
  }, "error">> & {
      status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
      isUninitialized: false;
      isLoading: false;
      isSuccess: false;
      isError: true;
  })>(options?: {
      selectFromResult?: ((state: ({
          requestId?: undefined;
          status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
          data?: undefined;
          error?: undefined;
          endpointName?: string;
          startedTimeStamp?: undefined;
          fulfilledTimeStamp?: undefined;
      } & {
          status: import('@reduxjs/toolkit/query').QueryStatus.uninitialized;
          isUninitialized: true;
          isLoading: false;
          isSuccess: false;
          isError: false;
      }) | ({
          status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
      } & Omit<{
          requestId: string;
          data?: {
              message: string;
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "data" | "fulfilledTimeStamp"> & Required<Pick<{
          requestId: string;
          data?: {
              message: string;
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "data" | "fulfilledTimeStamp">> & {
          error: undefined;
      } & {
          status: import('@reduxjs/toolkit/query').QueryStatus.fulfilled;
          isUninitialized: false;
          isLoading: false;
          isSuccess: true;
          isError: false;
      }) | ({
          status: import('@reduxjs/toolkit/query').QueryStatus.pending;
      } & {
          requestId: string;
          data?: {
              message: string;
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      } & {
          data?: undefined;
      } & {
          status: import('@reduxjs/toolkit/query').QueryStatus.pending;
          isUninitialized: false;
          isLoading: true;
          isSuccess: false;
          isError: false;
      }) | ({
          status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
      } & Omit<{
          requestId: string;
          data?: {
              message: string;
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "error"> & Required<Pick<{
          requestId: string;
          data?: {
              message: string;
          } | undefined;
          error?: import('@reduxjs/toolkit/query').FetchBaseQueryError | import('@reduxjs/toolkit').SerializedError | undefined;
          endpointName: string;
          startedTimeStamp: number;
          fulfilledTimeStamp?: number;
      }, "error">> & {
          status: import('@reduxjs/toolkit/query').QueryStatus.rejected;
          isUninitialized: false;
          isLoading: false;
          isSuccess: false;
          isError: true;
      })) => R) | undefined;
      fixedCacheKey?: string;
  } | undefined) => readonly [(arg: void) => import('@reduxjs/toolkit/query').MutationActionCreatorResult<import('@reduxjs/toolkit/query').MutationDefinition<void, import('@reduxjs/toolkit/query').BaseQueryFn<string | import('@reduxjs/toolkit/query').FetchArgs, unknown, import('@reduxjs/toolkit/query').FetchBaseQueryError, import('released/calls/base-query').CallNotices>, "User" | "Session" | "Biodata" | "Counts", {
      message: string;
  }, "api", {
      message: string;
  }>>, R & {
      originalArgs?: void | undefined;
      reset: () => void;
  }];
}

declare module 'released/session/session-reactions' {
  import type { Middleware } from '@reduxjs/toolkit';
  export type SessionReactions = {
      onSessionEnded?: () => void;
      onSignedOut?: () => void;
  };
  export const sessionReactions: ({ onSessionEnded, onSignedOut }: SessionReactions) => Middleware;
}

declare module 'released/session/status-tag' {
  import { type User } from 'today';
  export function StatusTag({ user }: {
      user: Pick<User, 'IsApproved' | 'IsRejected'>;
  }): import('react').JSX.Element;
}

declare module 'released/session/use-session' {
  import { type SessionUser } from 'today';
  export type Session = {
      state: 'checking';
      user?: undefined;
  } | {
      state: 'signedOut';
      user?: undefined;
  } | {
      state: 'unknown';
      user?: undefined;
      retry: () => void;
  } | {
      state: 'signedIn';
      user: SessionUser;
      refreshing: boolean;
  };
  export const mayBeSignedIn: () => boolean;
  export function useSession(): Session;
  export function useSignedInUser(): SessionUser;
}

declare module 'released/session/use-sign-out' {
  export function useSignOut(): {
      signOut: () => void;
      isSigningOut: boolean;
  };
}

declare module 'released/session/watermark' {
  export function Watermark(): import('react').JSX.Element | undefined;
}

declare module 'released/storage' {
  export type Area = 'device' | 'tab';
  export function recall(key: string, area?: Area): unknown;
  export function keep(key: string, value: unknown, area?: Area): void;
  export function forget(key: string, area?: Area): void;
  export function forgetEverything(): void;
}

declare module 'released/store' {
  import { type TypedUseSelectorHook } from 'react-redux';
  import { type SessionReactions } from 'released/session/session-reactions';
  export function createStore(reactions?: SessionReactions): import('@reduxjs/toolkit').EnhancedStore<{
      api: import('@reduxjs/toolkit/query').CombinedState<{}, "User" | "Session" | "Biodata" | "Counts", "api">;
      connection: import('released/calls/connection').Connection;
      preferences: import('released/preferences/preferences').Preferences;
      notices: {
          next: number;
          waiting: import('released/index').Notice[];
      };
      upload: {
          percent: number | null;
      };
  }, import('redux').UnknownAction, import('@reduxjs/toolkit').Tuple<[import('redux').StoreEnhancer<{
      dispatch: import('redux-thunk').ThunkDispatch<{
          api: import('@reduxjs/toolkit/query').CombinedState<{}, "User" | "Session" | "Biodata" | "Counts", "api">;
          connection: import('released/calls/connection').Connection;
          preferences: import('released/preferences/preferences').Preferences;
          notices: {
              next: number;
              waiting: import('released/index').Notice[];
          };
          upload: {
              percent: number | null;
          };
      }, undefined, import('redux').UnknownAction>;
  }>, import('redux').StoreEnhancer]>>;
  export type Store = ReturnType<typeof createStore>;
  type KitState = ReturnType<Store['getState']>;
  export const useKitSelector: TypedUseSelectorHook<KitState>;
  export {};
}

declare module 'released/theme/nonce' {
  export const styleNonce: string | undefined;
}

declare module 'released/theme/palette' {
  export type Palette = {
      primary: string;
      onPrimary: string;
      background: string;
      surface: string;
      raised: string;
      text: string;
      muted: string;
      border: string;
      success: string;
      warning: string;
      danger: string;
      second: string;
  };
  export const palettes: Record<'light' | 'dark', Palette>;
  export const BRAND: {
      brand: string;
      brandDeep: string;
      onBrand: string;
  };
  export const RADIUS = 10;
  export const TOUCH = 44;
  export const FONT_FAMILY = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif";
  export function paletteCss(): string;
}

declare module 'released/theme/use-mode' {
  export function useMode(): 'light' | 'dark';
}

declare module 'released/ui/actions' {
  import type { ReactNode } from 'react';
  export function Actions({ children }: {
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/ui/alert' {
  import type { HTMLAttributes, Ref } from 'react';
  export function Alert(props: HTMLAttributes<HTMLDivElement> & {
      ref?: Ref<HTMLDivElement>;
  }): import('react').JSX.Element;
}

declare module 'released/ui/button' {
  import type { ButtonHTMLAttributes, ReactNode } from 'react';
  import { type ButtonLook } from 'released/ui/button-look';
  type Props = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
      htmlType?: 'button' | 'submit';
      loading?: boolean;
      icon?: ReactNode;
  };
  export function Button({ type, size, htmlType, danger, loading, icon, block, disabled, className, children, ...rest }: Props): import('react').JSX.Element;
  export {};
}

declare module 'released/ui/button-link' {
  import type { ComponentProps } from 'react';
  import { Link } from 'react-router-dom';
  import { type ButtonLook } from 'released/ui/button-look';
  type Props = ButtonLook & Omit<ComponentProps<typeof Link>, 'type'>;
  export function ButtonLink({ type, size, danger, block, className, ...rest }: Props): import('react').JSX.Element;
  export {};
}

declare module 'released/ui/button-look' {
  export type ButtonLook = {
      type?: 'primary' | 'default';
      size?: 'middle' | 'small';
      danger?: boolean;
      block?: boolean;
  };
  export function buttonLook({ type, size, danger, block }: ButtonLook): string;
}

declare module 'released/ui/card' {
  import type { ReactNode } from 'react';
  export function Card({ title, extra, label, className, children, }: {
      title?: ReactNode;
      extra?: ReactNode;
      label?: string;
      className?: string;
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/ui/card-list' {
  import type { ReactNode } from 'react';
  export function CardList({ label, children }: {
      label: string;
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/ui/facts' {
  import { type Fact } from 'released/ui/parts';
  export type { Fact };
  export function Facts({ facts }: {
      facts: Fact[];
  }): import('react').JSX.Element;
}

declare module 'released/ui/icon' {
  import type { ReactElement } from 'react';
  import { iconPaths } from 'released/ui/icon-paths';
  export type IconName = keyof typeof iconPaths;
  export function Icon({ name, label, size, }: {
      name: string;
      label?: string;
      size?: number;
  }): ReactElement;
}

declare module 'released/ui/icon-button' {
  import type { ButtonHTMLAttributes } from 'react';
  type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'type' | 'children'> & {
      icon: string;
      label: string;
      size?: number;
  };
  export function IconButton({ icon, label, size, className, ...rest }: Props): import('react').JSX.Element;
  export {};
}

declare module 'released/ui/icon-paths' {
  export const iconPaths: {
      readonly home: "M3 11 12 4l9 7M5 10v10h5v-6h4v6h5V10";
      readonly search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5";
      readonly plus: "M12 5v14M5 12h14";
      readonly user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c1-5 4-7 8-7s7 2 8 7";
      readonly users: "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2 20c.8-4 3.5-6 7-6s6.2 2 7 6M16 5.5a3 3 0 1 1 1 6M18 14.5c2.2.8 3.4 2.7 4 5.5";
      readonly dashboard: "M4 4h7v7H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 14h7v6H4z";
      readonly list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01";
      readonly check: "m4.5 12.5 5 5 10-11";
      readonly cross: "M6 6l12 12M18 6 6 18";
      readonly clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.5l3 2";
      readonly male: "M10 9a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 1.5L20 4m-5 0h5v5";
      readonly female: "M12 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm0 11V21m-3.5-3h7";
      readonly phone: "M6 3h3.5l1.5 5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 5 1.5V18a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3Z";
      readonly mail: "M3 6h18v13H3zM3 7l9 7 9-7";
      readonly edit: "M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4";
      readonly trash: "M4 7h16M9 7V4h6v3m-9 0 1 14h10l1-14M10 11v6m4-6v6";
      readonly eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z";
      readonly menu: "M4 6h16M4 12h16M4 18h16";
      readonly sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5";
      readonly moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z";
      readonly device: "M7 3h10v18H7zM11 18h2";
      readonly signOut: "M10 4H4v16h6m4-12 4 4-4 4m4-4H9";
      readonly info: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 7v5m0-8.5v.01";
      readonly settings: "M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4";
      readonly left: "m15 5-7 7 7 7";
      readonly right: "m9 5 7 7-7 7";
      readonly up: "m5 15 7-7 7 7";
      readonly down: "m5 9 7 7 7-7";
      readonly sort: "m8 10 4-4 4 4M8 14l4 4 4-4";
      readonly undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3";
      readonly download: "M12 4v11m-5-5 5 5 5-5M4 20h16";
      readonly history: "M4 5v5h5M4.5 10a8 8 0 1 1-.4 4M12 8v4.5l3 2";
      readonly camera: "M4 8h4l1.5-3h5L16 8h4v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z";
  };
}

declare module 'released/ui/index' {
  export { Alert } from 'released/ui/alert';
  export { Button } from 'released/ui/button';
  export { ButtonLink } from 'released/ui/button-link';
  export { IconButton } from 'released/ui/icon-button';
  export { FieldError, FieldHint, Input, Labelled } from 'released/ui/labelled';
  export { Select, LabelledSelect, type Option } from 'released/ui/select';
  export { Actions } from 'released/ui/actions';
  export { CardList } from 'released/ui/card-list';
  export { ItemActions, ItemCard } from 'released/ui/item-card';
  export { Note } from 'released/ui/note';
  export { Table } from 'released/ui/table';
  export { Tag } from 'released/ui/tag';
  export { SearchField } from 'released/ui/search-field';
  export { Icon } from 'released/ui/icon';
  export { Card } from 'released/ui/card';
  export { Page } from 'released/ui/page';
  export { EmptyState, FailedState, LoadingState, State } from 'released/ui/states';
  export { Facts } from 'released/ui/facts';
  export { isWideNow, useIsWide } from 'released/ui/use-is-wide';
  export { onDesk } from 'released/ui/on-desk';
  export { useConfirm } from 'released/ui/use-confirm';
}

declare module 'released/ui/item-card' {
  import type { ReactNode } from 'react';
  export function ItemCard({ label, head, actions, children, }: {
      label: string;
      head: ReactNode;
      actions?: ReactNode;
      children: ReactNode;
  }): import('react').JSX.Element;
  export function ItemActions({ children }: {
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/ui/labelled' {
  import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
  type Props = {
      id: string;
      label: ReactNode;
      hidesLabel?: boolean;
      className?: string;
      children: ReactNode;
  };
  export function Labelled({ id, label, hidesLabel, className, children }: Props): import('react').JSX.Element;
  export function Input(props: InputHTMLAttributes<HTMLInputElement>): import('react').JSX.Element;
  export function FieldHint(props: HTMLAttributes<HTMLParagraphElement>): import('react').JSX.Element;
  export function FieldError(props: HTMLAttributes<HTMLParagraphElement>): import('react').JSX.Element;
  export {};
}

declare module 'released/ui/note' {
  import type { HTMLAttributes } from 'react';
  export function Note({ isStacked, ...rest }: HTMLAttributes<HTMLDivElement> & {
      isStacked?: boolean;
  }): import('react').JSX.Element;
}

declare module 'released/ui/on-desk' {
  import { type ComponentType, type ReactNode } from 'react';
  type Options = {
      waiting?: ReactNode;
      isAhead?: boolean;
  };
  export function onDesk<Props extends object>(load: () => Promise<{
      default: ComponentType<Props>;
  }>, Light: ComponentType<Props>, { waiting, isAhead }?: Options): ComponentType<Props>;
  export {};
}

declare module 'released/ui/page' {
  import { type ReactNode } from 'react';
  export function Page({ title, lead, extra, children, }: {
      title: string;
      lead?: ReactNode;
      extra?: ReactNode;
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/ui/parts' {
  import { type ComponentType, type ReactNode } from 'react';
  export type Option = {
      value: string;
      label: string;
  };
  export type SelectProps = {
      label: string;
      value: string;
      options: readonly Option[];
      onChoose: (value: string) => void;
      className?: string;
  };
  export type PagerProps = {
      page: number;
      pageSize: number;
      total: number;
      onPage: (page: number, options?: {
          replace: boolean;
      }) => void;
  };
  export type EmptyProps = {
      children: ReactNode;
      action?: ReactNode;
      icon?: string;
  };
  export type FailedProps = {
      children: ReactNode;
      action: ReactNode;
  };
  export type Fact = {
      label: string;
      value: ReactNode;
      wide?: boolean;
  };
  export type Parts = {
      LabelledSelect: ComponentType<SelectProps>;
      Pager: ComponentType<PagerProps>;
      EmptyState: ComponentType<EmptyProps>;
      FailedState: ComponentType<FailedProps>;
      Facts: ComponentType<{
          facts: Fact[];
      }>;
  };
  export const PartsContext: import('react').Context<Partial<Parts>>;
}

declare module 'released/ui/search-field' {
  export function SearchField({ label, value, onSettled, showsLabel, }: {
      label: string;
      value: string;
      onSettled: (value: string) => void;
      showsLabel?: boolean;
  }): import('react').JSX.Element;
}

declare module 'released/ui/select' {
  import { type ComponentProps } from 'react';
  import { type Option, type SelectProps } from 'released/ui/parts';
  export type { Option };
  export function Select({ options, ...rest }: ComponentProps<'select'> & {
      options: readonly Option[];
  }): import('react').JSX.Element;
  export function LabelledSelect(props: SelectProps): import('react').JSX.Element;
}

declare module 'released/ui/states' {
  import { type HTMLAttributes, type ReactNode } from 'react';
  import { type EmptyProps, type FailedProps } from 'released/ui/parts';
  export function State({ icon, children, ...rest }: HTMLAttributes<HTMLDivElement> & {
      icon: string;
  }): import('react').JSX.Element;
  export function LoadingState({ rows }: {
      rows?: number;
  }): import('react').JSX.Element;
  export function EmptyState(props: EmptyProps): import('react').JSX.Element;
  export function FailedState({ children, onRetry }: {
      children?: ReactNode;
      onRetry: () => void;
  }): import('react').JSX.Element;
  export function LightFailed({ children, action }: FailedProps): import('react').JSX.Element;
}

declare module 'released/ui/table' {
  import type { ReactNode } from 'react';
  export function Table({ caption, isScrolled, children, }: {
      caption: string;
      isScrolled?: boolean;
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/ui/tag' {
  import type { ReactNode } from 'react';
  export function Tag({ tone, children }: {
      tone?: 'success' | 'warning' | 'danger';
      children: ReactNode;
  }): import('react').JSX.Element;
}

declare module 'released/ui/use-confirm' {
  type Options = {
      yes?: string;
      signal?: AbortSignal;
  };
  export function useConfirm(): (question: string, about?: string, options?: Options) => Promise<boolean>;
  export {};
}

declare module 'released/ui/use-is-wide' {
  export const isWideNow: () => boolean;
  export function useIsWide(): boolean;
}

declare module 'released/version' {
  export const KIT_VERSION: string;
}
