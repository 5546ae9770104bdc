import { testCatalogue } from '@pehchan/kit/testing';
import { en } from './en.ts';
import { hi } from './hi.ts';

testCatalogue('our list', { en, hi });
