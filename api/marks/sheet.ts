export type { SheetFact, SheetJob, SheetPage, SheetPhoto, SheetSection } from './sheet/sheet-page.ts';
export { Sheets } from './sheet/sheets.ts';
export { WorkFailed } from './worker.ts';
