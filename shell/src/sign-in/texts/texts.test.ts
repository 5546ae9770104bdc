import { testCatalogue } from '@pehchan/kit/testing';
import { signInTexts } from './index.ts';

testCatalogue('the sign-in document', signInTexts);
