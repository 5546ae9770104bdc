export { endDrawing } from './drawing.ts';
