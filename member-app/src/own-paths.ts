/** Browser paths that only this remote uses. Plain data, because Node reads `remote.config.ts`. */
export const ownPaths = { shortlist: '/shortlist' } as const;
