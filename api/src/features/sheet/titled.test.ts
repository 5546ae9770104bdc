import { expect, test } from 'vitest';
import { titled } from './titled.ts';

test.each([
  ['ASHA KANWAR', 'Asha Kanwar'],
  ['D.K. JAIN', 'D.K. Jain'],
  ['R S SHARMA', 'R S Sharma'],
  ['JAI-PRAKASH', 'Jai-Prakash'],
  ['B.COM (HONS), M.SC', 'B.COM (Hons), M.SC'],
  ['BSC, LLB, MBA', 'BSC, LLB, MBA'],
  ['TEACHER GRADE III', 'Teacher Grade III'],
  ['UNIVERSITY OF RAJASTHAN', 'University of Rajasthan'],
  ['RAM LAL MALI', 'Ram Lal Mali'],
  ['किशन सिंह', 'किशन सिंह'],
  ['Already Written', 'Already Written'],
])('titled writes %s as %s', (stored, shown) => {
  expect(titled(stored)).toBe(shown);
});
