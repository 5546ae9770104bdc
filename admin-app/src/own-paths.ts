/** Browser paths that this remote alone knows. Data: `remote.config.ts` is read by Node. */
export const ownPaths = { reports: '/reports' } as const;
