import { type SheetJob, Sheets, WorkFailed } from '@pehchan/marks/sheet';
import { Child } from '../../ground/runtime/child.ts';
import { Unavailable } from '../../ground/runtime/errors.ts';
import { slots } from '../../ground/runtime/slots.ts';

/** Draw one sheet at a time: a family waits for its own sheet, and a sheet needs a third of a second. */
const inTurn = slots(1, 50);
const sheets = new Sheets((program) => new Child(program));

/** @throws Unavailable if drawing takes too long, or its process has ended */
export const draw = (job: SheetJob): Promise<Buffer> =>
  inTurn(() => sheets.draw(job)).catch((error: unknown) => {
    throw error instanceof WorkFailed ? new Unavailable('the sheet process', error) : error;
  });

/** End the process that draws sheets. The next sheet starts another. */
export const endDrawing = () => sheets.end();
