import { testCatalogue } from '@pehchan/kit/testing';
import { texts } from './index.ts';

testCatalogue('the second step', texts);
