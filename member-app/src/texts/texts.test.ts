import { testCatalogue } from '@pehchan/kit/testing';
import { texts } from './index.ts';

testCatalogue('the member remote', texts);
