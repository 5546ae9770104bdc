import { createContext, type ComponentType, type ReactNode } from 'react';

export type Option = { value: string; label: string };

export type SelectProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
  className?: string;
  /** Shows the label in the same line as the value, where there is room for it: in the desktop layout. */
  isInline?: boolean;
};

export type PagerProps = {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
};

export type EmptyProps = { children: ReactNode; action?: ReactNode; icon?: string };

export type FailedProps = { children: ReactNode; action: ReactNode };

export type Fact = { label: string; value: ReactNode; wide?: boolean };

/** Components that `PartsContext` can replace for everything inside it. */
export type Parts = {
  LabelledSelect: ComponentType<SelectProps>;
  Pager: ComponentType<PagerProps>;
  EmptyState: ComponentType<EmptyProps>;
  FailedState: ComponentType<FailedProps>;
  Facts: ComponentType<{ facts: Fact[] }>;
};

/** Replaced components. By default, screens use the kit's own ones; `DesktopLook` provides antd's. */
export const PartsContext = createContext<Partial<Parts>>({});
