import { Marker, type Marking, WorkFailed } from '@pehchan/marks/mark';
import { Child } from '../../ground/runtime/child.ts';
import { Unavailable } from '../../ground/runtime/errors.ts';
import { slots } from '../../ground/runtime/slots.ts';

/** Mark two copies at a time: while a thread encodes one, the other is marked. */
const inTurn = slots(2);
const marker = new Marker((program) => new Child(program));

/** @throws Unavailable if marking takes too long, or its process has ended */
export const mark = (picture: Buffer, marking: Marking): Promise<Buffer> =>
  inTurn(() => marker.mark(picture, marking)).catch(asUnavailable);

export const shrinkForScreens = (picture: Buffer): Promise<Buffer> =>
  inTurn(() => marker.shrinkForScreens(picture)).catch(asUnavailable);

export const problemWithLetters = () => marker.problemWithLetters();

/** End the process that marks photos. The next copy starts another. */
export const endMarking = () => marker.end();

function asUnavailable(error: unknown): never {
  throw error instanceof WorkFailed ? new Unavailable('what marks photos', error) : error;
}
