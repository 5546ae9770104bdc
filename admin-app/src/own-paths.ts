/** Browser paths of this remote only. Import no browser code here: Node loads this file with the routes. */
export const ownPaths = { reports: '/reports' } as const;
