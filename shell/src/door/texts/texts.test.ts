import { testCatalogue } from '@pehchan/kit/testing';
import { doorTexts } from './index.ts';

testCatalogue('the sign-in document', doorTexts);
