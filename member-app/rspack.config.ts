import { defineRemote } from '../rspack.base.ts';
import config, { devPort } from './remote.config.ts';

export default defineRemote({ name: config.name, folder: import.meta.dirname, devPort });
