export { isKnownNetwork, noteEvent, noteRefusal } from './note-event.ts';
export { EVENT_OF, noteMuchReading } from './much-reading.ts';
export { findSecurityEvents } from './models/security-event.ts';
