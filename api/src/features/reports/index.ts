export { Report } from './models/report.ts';
