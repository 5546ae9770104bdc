import { testCatalogue } from '../testing/catalogues.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

testCatalogue('the kit', { en, hi });
