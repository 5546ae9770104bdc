import { testCatalogue } from '@pehchan/kit/testing';
import { en } from './en.ts';
import { hi } from './hi.ts';

testCatalogue('a new biodata', { en, hi });
