import { describe, expect, test } from 'vitest';
import { gotraKey } from '../../../src/ground/lists/name-key/gotra-key.ts';

describe('the key of a gotra', () => {
  test.each([
    ['GAUTAM', 'Gautam', 'GOUTAM', 'गौतम', 'गौतम गोत्र', 'GAUTAM GOTRA'],
    ['SOLANKI', 'सोलंकी', 'सोलङ्की'],
    ['RATHORE', 'RATHOD', 'राठौड़', 'राठोड़', 'राठौर'],
    ['DEVDA', 'DEORA', 'देवड़ा'],
    ['PADIYAR', 'पड़ियार'],
    ['VATS', 'VATSA', 'वत्स'],
    ['KASHYAP', 'कश्यप'],
    ['CHOUHAN', 'CHAUHAN', 'चौहान'],
    ['SISODIYA', 'SISODIA', 'सिसोदिया'],
  ])('%s has the key of all its spellings', (...spellings) => {
    const [first = '', ...others] = spellings.map(gotraKey);
    expect(first).not.toBe('');
    expect(new Set(others)).toEqual(new Set([first]));
  });

  test('different gotras have different keys', () => {
    const gotras = [
      'GAUTAM', 'SOLANKI', 'RATHORE', 'DEVDA', 'PADIYAR', 'VATS', 'KASHYAP', 'CHOUHAN', 'SISODIYA', 'PARMAR', 'PARIHAR',
      'PANWAR', 'BHATI', 'GEHLOT', 'SONIGARA', 'BHARDWAJ', 'VASHISHTH', 'ATRI', 'SHANDILYA', 'KAUSHIK', 'GARG',
      'PARASHAR', 'MUDGAL', 'LACHETA', 'HAMBAD', 'KAG', 'MULEVA', 'BARFA', 'CHOYAL', 'SENCHA', 'SATPURA', 'GOYAL',
      'TANWAR', 'BORANA', 'BHAYAL', 'AGLECHA', 'NEEL', 'PATANI',
    ]; // prettier-ignore
    expect(new Set(gotras.map(gotraKey)).size).toBe(gotras.length);
  });

  test.each([
    '', ' ', '-', '--', '.', 'NA', 'N/A', 'n.a.', 'N A', '0', 'X', 'क', 'NIL', 'none', 'Not known', 'unknown', "DON'T KNOW",
    'पता नहीं', 'पता नही', 'नहीं पता', 'मालूम नहीं', 'अज्ञात', 'nahi pata', 'Pata nahin', 'pta nhi', 'GOTRA', 'गोत्र',
    'नही', 'nahi', 'पता नहीं है', 'pata nahi hai', 'patanahi', 'याद नहीं', 'कोई नही', 'पता न\u200dहीं', 'Not mentioned', 'same', 'Same as above', 'निल',
  ])('%j is an unknown gotra', (text) => {
    expect(gotraKey(text)).toBe('');
  }); // prettier-ignore
});
