/** Browser paths of this remote only. Import no browser code here: Node loads this file with the routes. */
export const ownPaths = { shortlist: '/shortlist', sheet: '/sheet/:id' } as const;

export const toSheet = (id: number) => ownPaths.sheet.replace(':id', String(id));
