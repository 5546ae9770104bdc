import { mountStandalone } from '@pehchan/kit/dev';
import config from '../remote.config.ts';
import { pages } from './remote.tsx';

/** Run the remote alone, for `npm run dev -w admin-app`. */
mountStandalone(config, pages);
