export { isKnownNetwork, noteEvent, noteRefusal } from './note-event.ts';
