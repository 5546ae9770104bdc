export { noteEvent, noteRefusal } from './note-event.ts';
