export { isKnownNetwork, noteEvent, noteRefusal } from './note-event.ts';
export { noteMuchReading } from './much-reading.ts';
