import { testCatalogue } from '@pehchan/kit/testing';
import { texts } from './index.ts';

testCatalogue('the notice of a recovery code', texts);
