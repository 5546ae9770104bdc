import type { ComponentType } from 'react';

/** The `pages` export of a remote: a loader for each page that its routes name. */
export type PageTable = Record<string, () => Promise<{ default: ComponentType }>>;
