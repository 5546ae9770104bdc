export { NotFound as default } from '@pehchan/kit';
