export type { Mail } from '../gateways/mailer.ts';
export { isMailWritten } from '../gateways/mailer.ts';
export { callers } from './callers.ts';
export { greeting } from './greeting.ts';
export { letter, type Line } from './letter.ts';
export { defineMail } from './mail-task.ts';
