import { mountStandalone } from '@pehchan/kit/dev';
import config from '../remote.config.ts';
import { pages } from './remote.tsx';
import '@pehchan/kit/styles/base.css';
import '@pehchan/kit/styles/content.css';

/** This remote by itself, for `npm run dev -w admin-app`. */
mountStandalone(config, pages);
