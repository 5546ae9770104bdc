import { describe, expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

describe('shownName', () => {
  it.each([
    ['ASHA MEHTA', 'Asha Mehta'],
    ['ASHA  DEVI', 'Asha  Devi'],
    ['A. K. SHARMA', 'A. K. Sharma'],
    ['A.K. SHARMA', 'A.K. Sharma'],
    ['RK SHARMA', 'RK Sharma'],
    ['DR. RAMESH', 'Dr. Ramesh'],
    ['DR.RAMESH', 'Dr.Ramesh'],
    ['SMT KAMLA', 'Smt Kamla'],
    ['ANNE-MARIE D’SOUZA', 'Anne-Marie D’Souza'],
    ["RAMESH O'BRIEN", "Ramesh O'Brien"],
    ["FATHER'S SHOP", "Father's Shop"],
    ['ÉLODIE ÖZ', 'Élodie Öz'],
    ['SIROHI (RAJASTHAN)', 'Sirohi (Rajasthan)'],
    ['MOHAN.LAL', 'Mohan.Lal'],
    ['KRISH', 'Krish'],
  ])('shows the name %s as %s', (stored, shown) => {
    expect(shownName(stored)).toBe(shown);
  });

  it.each([
    'B.COM',
    'M.COM.',
    'B.SC',
    'PH.D',
    'LL.B.',
    'BA',
    'MBA',
    'MBBS',
    'BCOM',
    '10+2',
    'B.COM/M.COM',
    'McDonald deSouza',
    'Asha mehta',
    'आशा मेहता',
    'आशा K.',
    '',
  ])('keeps %s', (text) => {
    expect(shownName(text)).toBe(text);
  });

  it.each([
    ['12TH PASS', '12th Pass'],
    ['BACHELOR OF ARTS', 'Bachelor of Arts'],
    ['MBA (FINANCE)', 'MBA (Finance)'],
    ['CHARTERED ACCOUNTANT (CA)', 'Chartered Accountant (CA)'],
    ['OWN SHOP, ABU ROAD', 'Own Shop, Abu Road'],
    ['आशा MEHTA', 'आशा Mehta'],
  ])('shows the education or place %s as %s', (stored, shown) => {
    expect(shownName(stored)).toBe(shown);
  });
});
