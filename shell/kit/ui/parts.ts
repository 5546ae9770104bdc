import { createContext, type ComponentType, type ReactNode } from 'react';

export type Option = { value: string; label: string };

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
  /** `replace`: a correction, which “back” doesn't lead to. */
  onPage: (page: number, options?: { replace: boolean }) => void;
};

export type EmptyProps = { children: ReactNode; action?: ReactNode; icon?: string };

/** `action`: what to try again with. */
export type FailedProps = { children: ReactNode; action: ReactNode };

export type Fact = { label: string; value: ReactNode; wide?: boolean };

/**
 * What a group may draw in its own way for everything that stands in it, and a screen asks for by one name.
 */
export type Parts = {
  LabelledSelect: ComponentType<SelectProps>;
  Pager: ComponentType<PagerProps>;
  EmptyState: ComponentType<EmptyProps>;
  FailedState: ComponentType<FailedProps>;
  Facts: ComponentType<{ facts: Fact[] }>;
};

/** Empty: the light parts, which every screen of a phone has. The desk group fills it with antd's. */
export const PartsContext = createContext<Partial<Parts>>({});
