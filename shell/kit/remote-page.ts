import type { ComponentType } from 'react';

/** What a remote's one public module exports as `pages`: a loader for each page that its routes name. */
export type PageTable = Record<string, () => Promise<{ default: ComponentType }>>;
